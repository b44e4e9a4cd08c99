/** Has the requests of the gateway recorded, and logs why they are not. */
import type { Logger } from 'pino';
import { RequestRecording } from '../../ledger/requests/start-recorder.ts';

export function recordRequests(store_url: string, log: Logger): RequestRecording {
  return new RequestRecording(store_url, (problem) => {
    if (problem === undefined) log.info('requests are recorded again');
    else
      log.warn(
        { reason: problem },
        'requests are answered and charged as usual, but no records of them are kept: see reason',
      );
  });
}
