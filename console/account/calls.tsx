/** How to call with the key: an example of the gateway as text to copy, with a model that the key may use. */
import { useEffect, useState } from 'preact/hooks';
import type { AccountView, ExampleCall } from '../../src/gateway/http/account-view.ts';
import { CopyButton, Section } from '../parts/page.tsx';
import { ask, BEFORE, type Values } from './ask.ts';
import { LANGUAGES, type Language, snippetOf } from './snippets.ts';

interface CallsProps {
  readonly calls: readonly ExampleCall[];
  /** The route of the prices, which name the models; undefined: there is none. */
  readonly prices: AccountView | undefined;
  readonly apiKey: string;
}

export function Calls({ calls, prices, apiKey }: CallsProps) {
  const [language, setLanguage] = useState<Language>('curl');
  const [path, setPath] = useState<string>();
  const [model, setModel] = useState<string>();
  const priced = usePrices(prices, apiKey);
  const call = calls.find((each) => each.path === path) ?? calls[0];
  if (call === undefined) return null;
  const { body, unit } = call;
  const models = [...new Set(priced.flatMap((row) => (row('price.unit') === unit ? (row('price.model') ?? []) : [])))];
  const chosen = models.find((each) => each === model) ?? models[0];
  const filled = unit === null || chosen === undefined ? body : { ...body, model: chosen };
  const text = snippetOf(language, { ...call, body: filled }, BEFORE);
  return (
    <Section title="How to call">
      <div class="filters">
        <Choice label="Request" values={calls.map((each) => each.path)} value={call.path} choose={setPath} />
        {chosen !== undefined && <Choice label="Model" values={models} value={chosen} choose={setModel} />}
        <fieldset>
          <legend>For</legend>
          {LANGUAGES.map((each) => (
            <label key={each}>
              <input type="radio" name="language" checked={each === language} onChange={() => setLanguage(each)} />{' '}
              {each}
            </label>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton label="text" text={text} />
    </Section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

function Choice({ label, values, value, choose }: ChoiceProps) {
  return (
    <label class="filter">
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The prices of the key; without them, the examples name no model. */
function usePrices(view: AccountView | undefined, key: string): readonly Values[] {
  const [rows, setRows] = useState<readonly Values[]>([]);
  useEffect(() => {
    if (view !== undefined)
      ask(view, key).then(
        ({ items }) => setRows(items),
        () => {},
      );
  }, []);
  return rows;
}
