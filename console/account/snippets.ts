/** Calls of the gateway as text to paste: for curl, Python, Node and agents. None has the key. */
import type { ExampleCall } from '../../src/gateway/http/account-view.ts';

export const LANGUAGES = ['curl', 'Python', 'Node', 'Agents'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The variable in which the snippets look for the key. */
const KEY = 'API_KEY';

/** Paths that SDKs add to their base URL. */
const OPENAI = /^(.*)\/(chat\/completions|responses)$/;
const ANTHROPIC = /^(.*)\/v1\/messages$/;

/** The call in a language. @param origin of the gateway, with the prefix of a proxy. */
export function snippetOf(language: Language, call: ExampleCall, origin: string): string {
  const openai = OPENAI.exec(call.path);
  const anthropic = ANTHROPIC.exec(call.path);
  const called = { call, url: origin + call.path, base: origin + (openai?.[1] ?? anthropic?.[1] ?? '') };
  const wire = openai !== null ? 'openai' : anthropic !== null ? 'anthropic' : undefined;
  switch (language) {
    case 'curl':
      return curl(called);
    case 'Python':
      return wire === undefined ? pythonPlain(called) : pythonSdk(called, wire);
    case 'Node':
      return wire === undefined ? nodePlain(called) : nodeSdk(called, wire);
    case 'Agents':
      return agents(called, wire);
  }
}

interface Called {
  readonly call: ExampleCall;
  readonly url: string;
  /** What an SDK takes as its base URL. */
  readonly base: string;
}

type Wire = 'openai' | 'anthropic';

/** The function of an SDK that sends to the path. */
function methodOf({ path }: ExampleCall): string {
  if (path.endsWith('/chat/completions')) return 'chat.completions.create';
  return path.endsWith('/responses') ? 'responses.create' : 'messages.create';
}

function curl({ call: { header, body }, url }: Called): string {
  const scheme = header.scheme === null ? '' : `${header.scheme} `;
  return [
    `export ${KEY}=YOUR_KEY`,
    `curl '${url}' \\`,
    `  -H "${header.name}: ${scheme}$${KEY}" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
}

function pythonSdk({ call, base }: Called, wire: Wire): string {
  const [module, name] = wire === 'openai' ? ['openai', 'OpenAI'] : ['anthropic', 'Anthropic'];
  return `# pip install ${module}
import os
from ${module} import ${name}

client = ${name}(base_url=${python(base)}, api_key=os.environ["${KEY}"])
answer = client.${methodOf(call)}(**${python(call.body)})
print(answer)`;
}

function pythonPlain({ call: { header, body }, url }: Called): string {
  const key = `os.environ["${KEY}"]`;
  const value = header.scheme === null ? key : `"${header.scheme} " + ${key}`;
  return `# pip install requests
import os
import requests

answer = requests.post(
    ${python(url)},
    headers={${python(header.name)}: ${value}},
    json=${python(body, '    ')},
)
print(answer.json())`;
}

function nodeSdk({ call, base }: Called, wire: Wire): string {
  const [module, name] = wire === 'openai' ? ['openai', 'OpenAI'] : ['@anthropic-ai/sdk', 'Anthropic'];
  return `// npm install ${module}
import ${name} from '${module}';

const client = new ${name}({ baseURL: '${base}', apiKey: process.env.${KEY} });
const answer = await client.${methodOf(call)}(${indented(call.body)});
console.log(answer);`;
}

function nodePlain({ call: { header, body }, url }: Called): string {
  const key = header.scheme === null ? `process.env.${KEY}` : `\`${header.scheme} \${process.env.${KEY}}\``;
  return `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { '${header.name}': ${key}, 'content-type': 'application/json' },
  body: JSON.stringify(${indented(body, '  ')}),
});
console.log(await answer.json());`;
}

/** The variables that agents and their frameworks read. */
function agents({ call, base, url }: Called, wire: Wire | undefined): string {
  const { model } = call.body;
  if (wire === 'openai') return `export OPENAI_BASE_URL=${base}\nexport OPENAI_API_KEY=YOUR_KEY\n# model: ${model}`;
  if (wire === 'anthropic')
    return `# Claude Code and others\nexport ANTHROPIC_BASE_URL=${base}\nexport ANTHROPIC_API_KEY=YOUR_KEY\nexport ANTHROPIC_MODEL=${model}`;
  const { name, scheme } = call.header;
  return `# A tool that sends JSON\nPOST ${url}\n${name}: ${scheme === null ? '' : `${scheme} `}YOUR_KEY\n# model: ${model}`;
}

function indented(body: ExampleCall['body'], indent = ''): string {
  return JSON.stringify(body, null, 2).replaceAll('\n', `\n${indent}`);
}

/** A JSON value as Python writes it. */
function python(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((item) => python(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${python(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
