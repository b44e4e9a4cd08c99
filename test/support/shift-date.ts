/** Preloaded with --import: moves the clock of a process by SHIFT_DATE_ms milliseconds, as on a machine without NTP. */
const shift_ms = Number(process.env.SHIFT_DATE_ms ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift_ms;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
