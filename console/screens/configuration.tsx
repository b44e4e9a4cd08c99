/** Configuration: what runs, what a text would change, its findings at their lines, and the reload. */
import { useState } from 'preact/hooks';
import { call, type Output, type Problem } from '../lib/client.ts';
import { change, problemOf, useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { valueText } from '../parts/changed-facts.tsx';
import { FormDialog, Opener } from '../parts/dialog.tsx';
import { Badge, Facts, Page, Section } from '../parts/page.tsx';
import { Reprice } from '../parts/reprice.tsx';
import { Loaded, Refusal } from '../parts/state.tsx';

type Config = Output<'config.show'>;
type Documents = Output<'config.diff'>['changes'];

const EVERY_ms = 5_000;

export function ConfigurationScreen() {
  const read = useRead('config.show', {}, EVERY_ms);
  const may = useMay();
  return (
    <Page
      title="Configuration"
      actions={
        read.data !== undefined &&
        may('config.reload') && (
          <Opener label="Reload…" class="main" dialog={(close) => <Reload config={read.data} close={close} />} />
        )
      }
    >
      <Loaded of={read}>
        {({ source, generation, digest, differing_files }) => (
          <>
            {differing_files.length > 0 && (
              <p class="notice warn" role="status">
                These files differ from what runs: {differing_files.join(', ')}
              </p>
            )}
            {differing_files.length > 0 && (
              <Section title="The changed files">
                <Reprice of={{ on_disk: true }} name="changed" />
              </Section>
            )}
            <Facts
              of={[
                ['File', source],
                ['Generation', generation],
                ['Digest', <code key="digest">{digest}</code>],
              ]}
            />
          </>
        )}
      </Loaded>
      <Section title="Try a text">
        <Try />
      </Section>
      <Section title="Plan">
        <Plan />
      </Section>
    </Page>
  );
}

function Reload({ config, close }: { readonly config: Config | undefined; readonly close: () => void }) {
  return (
    <FormDialog
      title="Reload the configuration"
      act="Reload"
      close={close}
      intro={
        <p>
          The gateway reads the files on its machine again. The screen shows what the past would have cost with them.
          Requests in progress end with the configuration that they began with.
        </p>
      }
      fields={[
        {
          name: 'accept',
          label: 'If prices change by more than the configured factor',
          options: [
            ['no', 'Refuse'],
            ['yes', 'Accept'],
          ],
        },
      ]}
      version={config?.digest ?? ''}
      preview={async ({ accept }) => {
        const outcome = await change(
          'config.reload',
          { accept_prices: accept === 'yes' },
          { version: config?.digest ?? '', dry_run: true },
        );
        return <Difference summary={outcome.summary} changes={outcome.changes} />;
      }}
      run={async ({ accept }, { version }) => {
        await change('config.reload', { accept_prices: accept === 'yes' }, { version });
        return 'The configuration is loaded.';
      }}
    />
  );
}

/** What a pasted configuration would change. */
function Try() {
  const [text, setText] = useState('');
  const [compared, setCompared] = useState('');
  const [result, setResult] = useState<Output<'config.diff'>>();
  const [problem, setProblem] = useState<Problem>();
  const compare = async (event: SubmitEvent) => {
    event.preventDefault();
    setResult(undefined);
    setProblem(undefined);
    try {
      setResult(await call('config.diff', { text }));
      setCompared(text);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const findings = result?.diagnostics ?? (problem?.more.diagnostics as Documents | undefined) ?? [];
  return (
    <>
      <form onSubmit={compare}>
        <div class="field">
          <label for="text">The main file of a configuration</label>
          <textarea
            id="text"
            rows={10}
            required
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p class="hint">
            Compared with what runs, together with the other files on the gateway's machine. Nothing is stored.
          </p>
        </div>
        <p class="act">
          <button type="submit">Check and compare</button>
        </p>
        {problem !== undefined &&
          (findings.length === 0 ? (
            <Refusal problem={problem} />
          ) : (
            <p class="notice bad" role="alert">
              The configuration has errors. Correct them, and check again.
            </p>
          ))}
        <div role="status">
          <Findings of={findings} text={text} />
          {result !== undefined && <Difference summary={result.summary} changes={result.changes} />}
        </div>
      </form>
      {result !== undefined && <Reprice key={compared} of={{ text: compared }} name="reprice" />}
    </>
  );
}

/** Findings, each with its line. */
function Findings({ of, text }: { readonly of: Documents; readonly text: string }) {
  const lines = text.split('\n');
  return (
    <ul class="findings">
      {of.map((finding, index) => {
        const { severity, file, line, column, message, hint } = finding;
        return (
          <li key={index}>
            <Badge tone={severity === 'error' ? 'bad' : 'warn'}>{valueText(severity)}</Badge>{' '}
            <code>
              {valueText(file)}:{valueText(line)}:{valueText(column)}
            </code>
            <p>{valueText(message)}</p>
            {typeof line === 'number' && lines[line - 1] !== undefined && <pre>{lines[line - 1]}</pre>}
            {typeof hint === 'string' && <p class="muted">{hint}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Difference({ summary, changes }: { readonly summary: string; readonly changes: Documents }) {
  return (
    <>
      <p>
        <strong>{summary}</strong>
      </p>
      <ul class="changed">
        {changes.map(({ change: what, old, new: next, ...about }, index) => (
          <li key={index}>
            <strong>{valueText(what)}</strong>{' '}
            {Object.entries(about)
              .filter(([, value]) => value !== false && value !== null)
              .map(([name, value]) => (
                <span key={name}>
                  <span class="muted">{name}</span> {valueText(value)}{' '}
                </span>
              ))}
            {old !== undefined && <del>{valueText(old)}</del>} {next !== undefined && <ins>{valueText(next)}</ins>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Plan() {
  const read = useRead('config.plan', { as: 'text' });
  return (
    <Loaded of={read}>
      {({ text }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text is scrolled with the keyboard
        <pre class="plan" tabIndex={0}>
          {valueText(text)}
        </pre>
      )}
    </Loaded>
  );
}
