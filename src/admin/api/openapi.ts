/** The table of operations as an OpenAPI 3.1 document. */
import about from '../../../package.json' with { type: 'json' };
import { BASE, type Operation } from './operation.ts';
import { PROBLEMS, type ProblemCode } from './problem.ts';

type Json = Readonly<Record<string, unknown>>;

export function openapiDocument(operations: readonly Operation[]): Record<string, unknown> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    paths[BASE + operation.path] ??= {};
    Object.assign(paths[BASE + operation.path] ?? {}, { [operation.method.toLowerCase()]: describe(operation) });
  }
  const tags = [...new Set(operations.map(tagOf))].map((name) => ({ name, description: `The operations on ${name}` }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'tollgate administration',
      version: about.version,
      description: 'What operators do while the gateway runs. docs/guides/operators.md explains it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'the listener of admin.listen' }],
    security: [{ token: [] }, { session: [] }],
    tags,
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of an operator (tga_…)' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tollgate_session',
          description: 'What POST /session sets; with HTTPS its name begins with __Host-',
        },
      },
      schemas: { Problem: PROBLEM },
      responses: { Problem: PROBLEM_ANSWER },
    },
  };
}

const codes = Object.keys(PROBLEMS) as readonly ProblemCode[];

const PROBLEM: Json = {
  type: 'object',
  description: 'Why a request was refused (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'code', 'remedy', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what is wrong, and where' },
    code: { type: 'string', enum: codes },
    remedy: { type: ['string', 'null'], description: 'what to do next' },
    request_id: { type: 'string' },
  },
};

const PROBLEM_ANSWER: Json = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function tagOf({ name }: Operation): string {
  return name.split('.')[0] ?? name;
}

function describe(operation: Operation): Json {
  const { name, method, path, role, summary, input, output, status = 200, changes } = operation;
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, each = '']) => each);
  const required: readonly string[] = input.required ?? [];
  const rest = Object.entries(input.properties).filter(([member]) => !inPath.includes(member));
  const example = operation.example as Json;
  const parameter = (member: string, place: 'path' | 'query' | 'header', schema: unknown, isRequired: boolean) => ({
    name: member,
    in: place,
    required: isRequired,
    schema,
    ...(Array.isArray(example[member]) ? { style: 'form', explode: false } : {}),
    ...(member in example ? { example: example[member] } : {}),
  });
  const parameters = [
    ...inPath.map((member) => parameter(member, 'path', input.properties[member], true)),
    ...(method === 'GET' ? rest : []).map(([member, schema]) => {
      return parameter(member, 'query', schema, required.includes(member));
    }),
    ...headersOf(operation).map(([header, description, isRequired]) => {
      return { ...parameter(header, 'header', { type: 'string' }, isRequired), description };
    }),
    ...(changes === 'money' || changes === 'configuration'
      ? [
          parameter(
            'dry_run',
            'query',
            { type: 'boolean', description: 'shows what would be, and writes nothing' },
            false,
          ),
        ]
      : []),
  ];
  return {
    operationId: name,
    summary,
    description: role === 'none' ? 'Needs no token.' : `Needs the role ${role}.`,
    tags: [tagOf(operation)],
    ...(role === 'none' ? { security: [] } : {}),
    parameters,
    ...(method === 'POST' || method === 'PATCH' ? { requestBody: bodyOf(rest, required, example) } : {}),
    responses: {
      [status]: {
        description: 'Success',
        content: { 'application/json': { schema: output } },
      },
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The headers that an operation needs or takes: name, description, whether it is required. */
function headersOf({ method, changes, isRepeatable }: Operation): readonly (readonly [string, string, boolean])[] {
  const key = ['Idempotency-Key', 'a new random text, and the same one when the request is repeated', true] as const;
  const match = ['If-Match', 'the ETag of what was read', true] as const;
  return [
    ...(method === 'POST' && isRepeatable !== false ? [key] : []),
    ...(changes === 'edit' || changes === 'configuration' ? [match] : []),
  ];
}

function bodyOf(members: readonly (readonly [string, unknown])[], required: readonly string[], example: Json): Json {
  const names = members.map(([name]) => name);
  const isNeeded = names.some((name) => required.includes(name));
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(members),
    ...(isNeeded ? { required: names.filter((name) => required.includes(name)) } : {}),
  };
  const shown = Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name)));
  return { required: isNeeded, content: { 'application/json': { schema, example: shown } } };
}
