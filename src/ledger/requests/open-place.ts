/** Opens the records of the store at a URL for writing. */
import { isPostgresUrl, sqlitePath } from '../store/store-url.ts';
import type { RequestPlace } from './place.ts';

/** Only the module of its engine is loaded. @throws PlaceLost if what was there could not be used, and was set aside by its name. */
export async function openPlace(store_url: string): Promise<RequestPlace> {
  if (isPostgresUrl(store_url)) return (await import('./postgres-place.ts')).openPostgresPlace(store_url);
  const { SqlitePlace, requestsPath } = await import('./sqlite-place.ts');
  return new SqlitePlace(requestsPath(sqlitePath(store_url)));
}
