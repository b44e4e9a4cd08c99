/** Reads from PostgreSQL's catalogs everything that changes what a statement on a store does. */
import type pg from 'pg';
import { REQUEST_TABLES } from '../requests/tables.ts';

export interface SchemaName {
  readonly name: string;
  /** How the server shows it in definitions. */
  readonly shown: string;
}

const IN_SCHEMA = '$1::text::regnamespace';
/** Tables of each kind, and sequences. Views are left out: if one replaces a table, the table is reported as missing. */
const RELATIONS = `c.relnamespace = ${IN_SCHEMA} AND c.relkind IN ('r', 'p', 'f', 'S')`;
/** Extensions, such as pg_stat_statements, put functions and tables into `public`. */
const notOfExtension = (catalog: string, oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend AS e WHERE e.classid = '${catalog}'::regclass AND e.objid = ${oid} AND e.deptype = 'e')`;
/** All parts of a store have the owner of the table `migration`. */
const ownerOf = (owner: string) =>
  `CASE WHEN ${owner} = (SELECT relowner FROM pg_class WHERE relnamespace = ${IN_SCHEMA} AND relname = 'migration') THEN ''
    ELSE ', owned by ' || pg_get_userbyid(${owner}) END`;

const TABLES = `
  SELECT CASE c.relkind WHEN 'S' THEN 'sequence ' ELSE 'table ' END || c.relname AS name,
    CASE c.relkind WHEN 'p' THEN 'partitioned' WHEN 'f' THEN 'foreign' ELSE 'plain' END
      -- The tables to compare with are temporary.
      || CASE c.relpersistence WHEN 'u' THEN ', unlogged' ELSE '' END
      || CASE WHEN c.relrowsecurity THEN ', row security' ELSE '' END
      || CASE WHEN c.relforcerowsecurity THEN ', row security forced' ELSE '' END
      || ${ownerOf('c.relowner')}
      || coalesce((SELECT ', inherits ' || string_agg(inhparent::regclass::text, ' ' ORDER BY inhseqno)
                   FROM pg_inherits WHERE inhrelid = c.oid), '')
      || coalesce((SELECT ', inherited by ' || string_agg(inhrelid::regclass::text, ' ' ORDER BY inhrelid)
                   FROM pg_inherits WHERE inhparent = c.oid), '')
      -- These check references. Their names are numbers.
      || coalesce((SELECT ', internal triggers ' || string_agg(tgenabled::text, '' ORDER BY tgenabled)
                   FROM pg_trigger WHERE tgrelid = c.oid AND tgisinternal), '')
      || coalesce((SELECT format(', %s from %s by %s to %s%s', seqtypid::regtype, seqmin, seqincrement, seqmax,
                                 CASE WHEN seqcycle THEN ' cycle' ELSE '' END)
                   FROM pg_sequence WHERE seqrelid = c.oid), '') AS definition
  FROM pg_class AS c WHERE ${RELATIONS} AND ${notOfExtension('pg_class', 'c.oid')}`;

const COLUMNS = `
  SELECT 'column ' || c.relname || '.' || a.attname,
    format_type(a.atttypid, a.atttypmod)
      || coalesce(' COLLATE ' || (SELECT collname FROM pg_collation WHERE oid = a.attcollation), '')
      || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
      || CASE WHEN a.attgenerated <> '' THEN ' GENERATED' WHEN a.attidentity <> '' THEN ' IDENTITY' ELSE '' END
      || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')
  FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE ${RELATIONS} AND c.relkind <> 'S' AND a.attnum > 0 AND NOT a.attisdropped
    AND ${notOfExtension('pg_class', 'c.oid')}`;

const CONSTRAINTS = `
  SELECT 'constraint ' || o.conname, coalesce(c.relname || ' ', '') || pg_get_constraintdef(o.oid)
  FROM pg_constraint AS o LEFT JOIN pg_class AS c ON c.oid = o.conrelid
  -- Only newer servers have constraints for NOT NULL.
  WHERE o.connamespace = ${IN_SCHEMA} AND o.contype <> 'n'`;

const INDEXES = `
  SELECT 'index ' || c.relname, pg_get_indexdef(c.oid)
    || CASE WHEN i.indisvalid AND i.indisready AND i.indislive THEN '' ELSE ' invalid' END
  FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid WHERE c.relnamespace = ${IN_SCHEMA}`;

const TRIGGERS = `
  SELECT 'trigger ' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid WHERE ${RELATIONS} AND NOT t.tgisinternal`;

const FUNCTIONS = `
  SELECT 'function ' || f.proname,
    format('(%s) %s %s%s%s %s ', pg_get_function_identity_arguments(f.oid), f.prorettype::regtype, l.lanname,
           CASE WHEN f.prosecdef THEN ' SECURITY DEFINER' ELSE '' END, ' ' || f.proconfig::text, f.provolatile)
      || f.prosrc || ${ownerOf('f.proowner')}
  FROM pg_proc AS f JOIN pg_language AS l ON l.oid = f.prolang
  WHERE f.pronamespace = ${IN_SCHEMA} AND ${notOfExtension('pg_proc', 'f.oid')}`;

const RULES = `
  SELECT 'rule ' || r.rulename, pg_get_ruledef(r.oid) || ' ' || r.ev_enabled::text
  FROM pg_rewrite AS r JOIN pg_class AS c ON c.oid = r.ev_class WHERE ${RELATIONS}`;

const POLICIES = `
  SELECT 'row-security policy ' || p.polname,
    concat_ws(' ', c.relname, p.polcmd, p.polpermissive, p.polroles, pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid))
  FROM pg_policy AS p JOIN pg_class AS c ON c.oid = p.polrelid WHERE ${RELATIONS}`;

/**
 * Settings outside the schema that change statements: by default a session looks for a table first in the schema with the user's name,
 * and a session with the role `replica` runs no triggers.
 */
const AROUND = `
  SELECT name, definition FROM (
    SELECT format('table %s.%s, which sessions find before that of the store,', n.nspname, other.relname) AS name, '' AS definition
    FROM pg_class AS c JOIN pg_namespace AS n ON n.nspname = pg_get_userbyid(c.relowner)
      JOIN pg_class AS other ON other.relnamespace = n.oid AND other.relname = c.relname
    WHERE ${RELATIONS} AND n.oid <> c.relnamespace AND current_setting('search_path') LIKE '%$user%'
    UNION ALL
    SELECT 'setting ' || setting || coalesce(' of the role ' || nullif(setrole, 0)::regrole::text, ' of the database'), ''
    FROM pg_db_role_setting, unnest(setconfig) AS setting
    WHERE setting ~ '^session_replication_role=' AND setting !~ 'origin$'
      AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
  ) AS around
  -- The tables to compare with have none of this.
  WHERE $1::text !~ '^pg_temp'`;

/** Several parts may have the same name: two tables may each have a trigger with it. */
const PARTS = `
  SELECT name, string_agg(definition, '; ' ORDER BY definition) AS definition
  FROM (${[TABLES, COLUMNS, CONSTRAINTS, INDEXES, TRIGGERS, FUNCTIONS, RULES, POLICIES, AROUND].join('\n UNION ALL ')}) AS part
  GROUP BY name`;

/** The definition of every part, by name, without the schema's own name. */
export async function schemaParts(client: pg.ClientBase, { name, shown }: SchemaName) {
  const { rows } = await client.query<{ name: string; definition: string }>(PARTS, [name]);
  const own = `${shown}.`;
  const parts = rows.map((part) => ({ name: part.name, definition: part.definition.replaceAll(own, '') }));
  return new Map(parts.filter((part) => !isOfRequests(part)).map((part) => [part.name, part.definition]));
}

/** The tables of request records stand in the same schema, and no book reads them. */
function isOfRequests({ name, definition }: { readonly name: string; readonly definition: string }): boolean {
  if (REQUEST_PART.test(name)) return true;
  if (name.startsWith('index ')) return REQUEST_INDEX.test(definition);
  return name.startsWith('constraint ') && REQUEST_CONSTRAINT.test(definition);
}

const TABLE = `(?:${REQUEST_TABLES.join('|')})`;
const REQUEST_PART = new RegExp(`^(?:table|sequence|column) ${TABLE}(?:_\\w+)?(?:\\.\\w+)?$`);
const REQUEST_INDEX = new RegExp(` ON (?:ONLY )?(?:\\w+\\.)?${TABLE}(?:_\\d+|_before)? `);
const REQUEST_CONSTRAINT = new RegExp(`^${TABLE}(?:_\\d+|_before)? `);
