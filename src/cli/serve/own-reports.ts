/** What the holders of keys ask of the whole store, read in threads that answer no callers. */
import { createReports, ReportRefused } from '../../admin/reports/report-threads.ts';
import type { RuntimeOptions } from '../../gateway/runtime/create-services.ts';
import { Refusal } from '../../lib/refusal.ts';

/** The reports of the store at a URL. Callers are told when too many wait. */
export function ownReports(store_url: string): Required<Pick<RuntimeOptions, 'statementOf' | 'ownRequests'>> {
  const { statement, ownRequests } = createReports(store_url);
  return {
    statementOf: (...args) => statement(...args).catch(refuse),
    ownRequests: {
      page: (question) => ownRequests.page(question).catch(refuse),
      explain: (account, id) => ownRequests.explain(account, id).catch(refuse),
    },
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof ReportRefused)) throw error;
  throw new Refusal('overloaded', 'the gateway is busy with other reports; ask again in a moment');
}
