/** A cell is never a formula, and keeps its text. */
import t from 'tap';
import { csvLine } from './csv.ts';

// Spreadsheets with East Asian settings read the wide signs as formulas too.
for (const text of ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '|x', '%x', '\tx', '＝1+1', '＋1+1', '－1+1', '＠SUM(A1)'])
  t.equal(csvLine([text]), `'${text}\r\n`);
t.equal(csvLine(['a\x00b\x1b[2J\x9b31m\r\n']), '"a b [2J 31m\r\n"\r\n', 'a terminal runs nothing');
t.equal(csvLine(['-1.5', 'a=1', 'a"b', null, 7]), '-1.5,a=1,"a""b",,7\r\n');
