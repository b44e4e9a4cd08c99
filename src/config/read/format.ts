/** Formats diagnostics for people, scripts and GitHub. */
import type { Diagnostic } from './diagnostic.ts';

/**
 * Formats findings for a terminal: one paragraph per finding with position, message and remedy, then the source line with a
 * caret. The last line is the count.
 *
 * @param texts the texts of the files by name; a finding in another file has no source line.
 */
export function formatText(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string> = new Map()): string {
  const lines = new Map([...texts].map(([file, text]) => [file, text.replace(/^\uFEFF/, '').split(/\r?\n/)]));
  const findings = diagnostics.map((finding) =>
    [headline(finding), ...excerpt(finding, lines.get(finding.file) ?? [])].join('\n'),
  );
  return `${[...findings, countLine(diagnostics)].join('\n')}\n`;
}

function headline({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code}  ${message}${hint === null ? '' : `; ${hint}`}`;
}

/** How many characters of a long line are shown on each side of the position. */
const AROUND = 60;

function excerpt({ code, line, column }: Diagnostic, lines: readonly string[]): readonly string[] {
  const text = lines[line - 1];
  // The line contains the secret, and the output may end up in a build log.
  if (code === 'plain-secret' || text === undefined || text.trim() === '') return [];
  const from = column > AROUND + 1 && text.length > 2 * AROUND ? column - 1 - AROUND : 0;
  const to = Math.max(column - 1, from) + AROUND;
  const shown = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  // Keep tabs, so that the caret is in the right column at any tab width.
  const indent = `${from > 0 ? ' ' : ''}${text.slice(from, column - 1).replaceAll(/[^\t]/g, ' ')}`;
  return [`    ${visible(shown)}`, `    ${indent}^`];
}

/** Replaces control characters: a file must not control the terminal that shows it. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => (character === '\t' ? character : '\uFFFD'));
}

/** `3 errors, 1 warning`; `no errors, no warnings`. */
function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`;
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One JSON document: `{"diagnostics":[{code,severity,file,line,column,pointer,message,hint}]}`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const findings = diagnostics.map(({ code, severity, file, line, column, pointer, message, hint }) => {
    return { code, severity, file, line, column, pointer, message, hint };
  });
  return `${JSON.stringify({ diagnostics: findings }, null, 2)}\n`;
}

/** GitHub workflow commands, one per finding. GitHub shows them as annotations of the lines. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, severity, code, message, hint }) => {
      const text = hint === null ? message : `${message}; ${hint}`;
      const place = `file=${property(file)},line=${line},col=${column},title=${property(code)}`;
      return `::${severity} ${place}::${data(text)}\n`;
    })
    .join('');
}

/** Escapes the text of a command as @actions/core does. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a command, where colons and commas are separators. */
function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
