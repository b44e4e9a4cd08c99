/** Makes request records for tests and measurements. */
import type { RequestRecord } from '../../src/ledger/requests/record.ts';

/** The record of a message that was answered. */
export function requestRecord(own: Partial<RequestRecord> & Pick<RequestRecord, 'id' | 'at_ms'>): RequestRecord {
  return {
    account: 'acc_1',
    key: 'key_1',
    route: 'messages',
    model: 'model-1',
    target: 'vendor/main',
    ended_ms: own.at_ms + 300,
    interface: 'messages',
    status: 200,
    upstream_status: 200,
    error: null,
    failed_by: null,
    calls: [],
    first_byte_ms: 200,
    bytes_in: 512,
    bytes_out: 2048,
    is_stream: false,
    units: { input: '120', output: '480' },
    charged_nano: '2000000',
    task: null,
    lease: null,
    address: '203.0.113.0/24',
    user_agent: 'sdk/1.0',
    client_ids: null,
    ...own,
  };
}
