export function generateReference(_schema: unknown): string {
  return '';
}
