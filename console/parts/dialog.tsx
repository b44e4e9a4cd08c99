/** Dialogs: a frame, and a form that shows what it will write before it writes it. */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newKey, type Problem } from '../lib/client.ts';
import { problemOf } from '../lib/read.ts';
import { CopyButton, focusHeading } from './page.tsx';
import { say } from './said.tsx';
import { Refusal } from './state.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the page. Escape closes it. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const { pathname } = location;
    dialog.current?.showModal();
    // Without this, the first button has the focus, which closes the dialog.
    const first = 'input, select, textarea, .main:not(.danger)';
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      // What was opened from the dialog begins at its heading.
      if (location.pathname !== pathname) focusHeading();
      else if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" aria-label="Close" onClick={close}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** A field of a form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  /** The values to choose from. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly isRequired?: boolean;
  readonly isMoney?: boolean;
}

export type Values = Readonly<Record<string, string>>;

/** What a change is sent with. */
interface Attempt {
  /** The same key for each try. */
  readonly once: string;
  /** The version that the operator has seen. */
  readonly version: string;
}

interface FormDialogProps {
  readonly title: string;
  /** What the button says: the act. */
  readonly act: string;
  readonly fields: readonly Field[];
  readonly intro?: ComponentChildren;
  readonly close: () => void;
  /** Shows what would be written. The form then asks for a confirmation. */
  readonly preview?: (values: Values) => Promise<ComponentChildren>;
  /** @returns what it did, in words: it is said, and the dialog closes. Or what is shown in the dialog, such as a secret. */
  readonly run: (values: Values, attempt: Attempt) => Promise<string | VNode>;
  /** The present version of what is edited. */
  readonly version?: string;
  /** Shows what somebody else changed in the meantime. */
  readonly stale?: () => ComponentChildren;
  readonly isDangerous?: boolean;
}

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, act, fields, intro, close, preview, run, stale, version = '', isDangerous = false } = props;
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ name, value = '', options }) => [name, value || (options?.[0]?.[0] ?? '')])),
  );
  const [once] = useState(newKey);
  const [opened, setOpened] = useState(version);
  const [shown, setShown] = useState<ComponentChildren>();
  const [done, setDone] = useState<ComponentChildren>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const isPreview = preview !== undefined && shown === undefined;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    // Whoever presses the button after a refusal has seen what the others changed.
    const seen = problem?.status === 412 ? version : opened;
    setOpened(seen);
    try {
      if (isPreview) setShown(await preview(values));
      else {
        const result = await run(values, { once, version: seen });
        if (typeof result !== 'string') return setDone(result);
        close();
        say(result);
      }
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (done !== undefined)
    return (
      <Dialog title={title} close={close}>
        <div role="status">{done}</div>
        <footer>
          <Done close={close} />
        </footer>
      </Dialog>
    );
  const isStale = problem?.status === 412;
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={submit}>
        {intro}
        {fields.map((field) => (
          <Input
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            set={(value) => {
              setValues((before) => ({ ...before, [field.name]: value }));
              // Another amount needs another look.
              setShown(undefined);
            }}
          />
        ))}
        {shown !== undefined && (
          <div class="preview" role="status">
            {shown}
          </div>
        )}
        {problem !== undefined && !isStale && <Refusal problem={problem} />}
        {isStale && (
          <div class="notice warn" role="alert">
            <p>Somebody else changed this after you opened it. Nothing of yours was written.</p>
            {stale?.()}
            <p>Your values are still here. Press the button again to write them over the new version.</p>
          </div>
        )}
        <footer>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class={isDangerous && !isPreview ? 'main danger' : 'main'} disabled={isBusy}>
            {isPreview ? 'Preview' : act}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function Done({ close }: { readonly close: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="main" onClick={close}>
      Done
    </button>
  );
}

interface InputProps {
  readonly field: Field;
  readonly value: string;
  readonly set: (value: string) => void;
}

function Input({ field: { name, label, hint, options, isRequired = false, isMoney = false }, value, set }: InputProps) {
  const id = `field-${name}`;
  const described = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div class="field">
      <label for={id}>
        {label}
        {!isRequired && options === undefined && <span class="muted"> (optional)</span>}
      </label>
      {options !== undefined ? (
        <select id={id} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          required={isRequired}
          autoComplete="off"
          spellcheck={false}
          inputMode={isMoney ? 'decimal' : undefined}
          aria-describedby={described}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      )}
      {hint !== undefined && (
        <p id={described} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A secret that is shown once, with a button that copies it. */
export function Secret({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <p>
        Copy the {name} now. <strong>It is not shown again.</strong>
      </p>
      <Copy label={name} text={text} />
    </>
  );
}

/** A text with a button that copies it. */
export function Copy({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div class="copy">
      <pre>{text}</pre>
      <CopyButton label={label} text={text} />
    </div>
  );
}

/** A button that opens a dialog. */
export function Opener(props: {
  readonly label: string;
  readonly class?: string;
  readonly dialog: (close: () => void) => ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={props.class} onClick={() => setOpen(true)}>
        {props.label}
      </button>
      {isOpen && props.dialog(() => setOpen(false))}
    </>
  );
}
