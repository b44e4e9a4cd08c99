/** Limits as operators type them: a field for each. */

export type Limits = Readonly<Record<string, string>>;

/** The limits that a key or an account can have of its own. @param currency of what may be spent. */
export function limitFields(currency = ''): readonly (readonly [name: string, label: string])[] {
  return [
    ['requests', 'Requests, such as 600/min'],
    ['tokens', 'Tokens, such as 100000/min'],
    ['concurrent_requests', 'Requests at the same time'],
    ['concurrent_tasks', 'Tasks at the same time'],
    ['spend_per_day', `Spend per day, ${currency}`],
    ['spend_per_month', `Spend per month, ${currency}`],
  ];
}

/**
 * The changes from limits to the fields of a form. Only what the operator changed is sent: an emptied field is the configuration's limit
 * again, and the API refuses a text that it does not understand.
 */
export function limitChanges(before: Limits, fields: Limits): Limits {
  const changed = Object.entries(fields).filter(([name, text]) => text.trim() !== (before[name] ?? ''));
  return Object.fromEntries(changed.map(([name, text]) => [name, text.trim() || 'default']));
}
