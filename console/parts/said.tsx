/** Says what a button did: seen for some seconds at the foot of the page, and read by screen readers. */
import { useEffect, useState } from 'preact/hooks';

const SEEN_ms = 8_000;
let show: (text: string) => void = () => {};

/** Says a sentence. */
export function say(text: string): void {
  show(text);
}

/** Where it is said. It is always on the page, because screen readers follow only what they know. */
export function Said() {
  const [said, setSaid] = useState({ text: '' });
  useEffect(() => {
    show = (text) => setSaid({ text });
  }, []);
  useEffect(() => {
    if (said.text === '') return undefined;
    const timer = setTimeout(() => setSaid({ text: '' }), SEEN_ms);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p class="said" role="status">
      {said.text}
    </p>
  );
}
