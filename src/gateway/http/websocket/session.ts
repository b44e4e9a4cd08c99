/**
 * Passes the bytes of an open WebSocket both ways, unchanged and with back-pressure, while it follows their frames. The gateway adds
 * only its last message and a close frame, between two messages of the upstream.
 */
import type { Duplex } from 'node:stream';
import { type BilledEvent, MessageMeter } from '../../../billing/metering/message-meter.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OpenedWebSocket } from '../../../upstream/client/open-websocket.ts';
import { CallerFrames } from './caller-frames.ts';
import { closeFrame, FrameError, FrameReader, textFrame } from './frames.ts';
import type { SessionParts, WebSocketEnd } from './session-parts.ts';
import { TimeLimits } from './time-limits.ts';

/** How long a side may take to close after the other has, and the upstream to end a message. */
const CLOSE_ms = 5_000;
/** How often the key is checked again. */
const CHECK_ms = 1_000;

export class WebSocketSession {
  readonly #client: Duplex;
  readonly #upstream: Duplex;
  readonly #parts: SessionParts;
  readonly #messages: MessageMeter;
  readonly #fromClient: CallerFrames;
  readonly #fromUpstream: FrameReader;
  readonly #done = Promise.withResolvers<void>();
  /** Events of the message that was read last. */
  #ended: BilledEvent | undefined;
  /** Money is being held: nothing is read meanwhile. */
  #holding: Promise<void> | undefined;
  /** The caller has not got the end of a message: the owner of what it names is being stored. */
  #isWithheld = false;
  /** Waits for the end of the upstream's message. */
  #end: WebSocketEnd | undefined;
  #isClosing = false;
  #isOver = false;
  /** The upstream has closed, before the caller or the gateway did. */
  isWhole = false;
  readonly #limits: TimeLimits;
  #closing: NodeJS.Timeout | undefined;
  #checking: NodeJS.Timeout | undefined;

  constructor(client: Duplex, { socket }: OpenedWebSocket, parts: SessionParts) {
    this.#client = client;
    this.#upstream = socket;
    this.#parts = parts;
    const { rules, meter, responses, owners } = parts;
    this.#messages = new MessageMeter(meter, rules, owners);
    this.#limits = new TimeLimits(rules, {
      over: (refusal) => this.end(refusal),
      stalled: () => this.end(parts.brokenOff(new Error('the upstream does not read'))),
    });
    const { message_bytes } = rules;
    this.#fromClient = new CallerFrames(rules, parts.owns);
    this.#fromUpstream = new FrameReader({
      isMasked: false,
      message_bytes,
      data: (piece) => {
        responses.received_bytes += piece.length;
        this.#messages.push(piece);
      },
      messageEnd: () => {
        this.#ended = this.#messages.end();
      },
    });
  }

  /** Passes the bytes until both sides have closed. Never rejects. @param heads what has come with the heads of the two sides. */
  async run(heads: { readonly client: Buffer; readonly upstream: Buffer }): Promise<void> {
    this.#limits.start();
    this.#checking = setInterval(() => {
      try {
        this.#check();
      } catch (error) {
        this.end(error);
      }
    }, CHECK_ms);
    this.#checking.unref();
    for (const side of [this.#client, this.#upstream]) {
      side.on('error', (error: Error) => this.#broke(side, error));
      side.on('close', () => this.#closed(side));
      side.on('end', () => this.#closed(side));
    }
    this.#client.on('drain', () => this.#goOn());
    this.#upstream.on('drain', () => {
      this.#limits.drained();
      this.#goOn();
    });
    this.#client.on('data', (chunk: Buffer) => this.#readClient(chunk));
    this.#upstream.on('data', (chunk: Buffer) => this.#readUpstream(chunk));
    if (heads.client.length > 0) this.#readClient(heads.client);
    if (heads.upstream.length > 0) this.#readUpstream(heads.upstream);
    // A side that ended during the handshake emits nothing more.
    for (const side of [this.#client, this.#upstream]) if (side.readableEnded || side.destroyed) this.#closed(side);
    await this.#done.promise;
    this.#parts.responses.sent_bytes = this.#fromClient.passed_bytes;
    this.#limits.stop();
    clearTimeout(this.#closing);
    clearInterval(this.#checking);
    this.#client.destroy();
    this.#upstream.destroy();
    await this.#holding?.catch(() => {});
  }

  /** Ends the WebSocket with an error, after the message that the upstream is sending. */
  end(failure: unknown): void {
    if (this.#end !== undefined || this.#isClosing) return;
    this.#parts.responses.closes();
    this.#end = this.#parts.render(failure);
    if (this.#fromUpstream.isBetweenMessages && !this.#isWithheld) this.#sayEnd();
    else this.#closing = setTimeout(() => this.#finish(), CLOSE_ms);
  }

  #readClient(chunk: Buffer): void {
    // Nothing may follow a close frame.
    if (this.#end !== undefined || this.#isOver || this.#fromClient.hasClosed) return;
    this.#limits.sent();
    let at = 0;
    try {
      while (at < chunk.length && !this.#fromClient.hasClosed) {
        const from = at;
        at = this.#fromClient.read(chunk, at);
        if (this.#fromClient.asking === undefined) continue;
        this.#write(this.#upstream, this.#client, chunk.subarray(0, from));
        this.#waitForAnswer(this.#fromClient.asking, chunk.subarray(from, at), chunk.subarray(at));
        return;
      }
    } catch (error) {
      // Nothing of this chunk has gone upstream, also no message before the refused one.
      if (error instanceof Refusal) this.end(error);
      else this.#endFrames(error, ({ message }) => new Refusal('invalid_request', message));
      return;
    }
    if (this.#fromClient.hasClosed) this.#parts.responses.closes();
    this.#write(this.#upstream, this.#client, chunk.subarray(0, at));
  }

  #waitForAnswer(asking: Promise<void>, last: Buffer, rest: Buffer): void {
    this.#client.pause();
    asking
      .then(() => {
        this.#fromClient.asking = undefined;
        if (this.#end !== undefined || this.#isOver) return;
        this.#write(this.#upstream, this.#client, last);
        this.#goOn();
        if (rest.length > 0) this.#readClient(rest);
      })
      .catch((error) => this.end(error));
  }

  #readUpstream(chunk: Buffer): void {
    if (this.#isClosing || this.#isOver || this.#fromUpstream.hasClosed) return;
    this.#limits.sent();
    for (let at = 0; at < chunk.length; ) {
      const from = at;
      try {
        at = this.#fromUpstream.read(chunk, at);
      } catch (error) {
        this.#write(this.#client, this.#upstream, chunk.subarray(0, at));
        this.#endFrames(error, (cause) => this.#parts.brokenOff(cause));
        return;
      }
      if (this.#fromUpstream.hasClosed) {
        this.#parts.responses.closes();
        this.isWhole = !this.#fromClient.hasClosed && this.#end === undefined;
        this.#write(this.#client, this.#upstream, chunk.subarray(0, at));
        return;
      }
      const event = this.#ended;
      this.#ended = undefined;
      if (event !== undefined) this.#take(event);
      const owned = this.#parts.owners.take();
      if (owned !== undefined) {
        this.#write(this.#client, this.#upstream, chunk.subarray(0, from));
        this.#waitForOwner(owned, chunk.subarray(from, at), chunk.subarray(at));
        return;
      }
      const isCut = this.#end !== undefined && this.#fromUpstream.isBetweenMessages;
      if (!isCut && this.#holding === undefined) continue;
      // The rest waits, or is dropped.
      this.#write(this.#client, this.#upstream, chunk.subarray(0, at));
      if (isCut) this.#sayEnd();
      else this.#waitForHold(chunk.subarray(at));
      return;
    }
    this.#write(this.#client, this.#upstream, chunk);
  }

  #take(event: BilledEvent): void {
    try {
      const holding = this.#parts.responses.take(event);
      if (holding !== undefined) {
        this.#holding = holding;
        // Nobody waits for it if the WebSocket ends with this message.
        holding.catch(() => {});
      }
      // The next response needs the key as well as money.
      if (event.what === 'end') this.#check();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Sends the end of a message when the owner of what it names is stored. Without an owner the message is never complete. */
  #waitForOwner(owned: Promise<void>, last: Buffer, rest: Buffer): void {
    const money = this.#holding;
    this.#isWithheld = true;
    this.#holding = owned.then(() => {
      this.#isWithheld = false;
      this.#write(this.#client, this.#upstream, last);
      return money;
    });
    this.#waitForHold(rest);
  }

  #waitForHold(rest: Buffer): void {
    for (const side of [this.#upstream, this.#client]) side.pause();
    const goOn = () => {
      this.#holding = undefined;
      this.#goOn();
      if (this.#end !== undefined && this.#fromUpstream.isBetweenMessages) this.#sayEnd();
      else if (rest.length > 0) this.#readUpstream(rest);
    };
    this.#holding?.then(goOn, (error) => {
      this.#fail(error);
      if (this.#isWithheld) this.#finish();
      else goOn();
    });
  }

  /** @throws if the key may not be used, and it is known at once. */
  #check(): void {
    const checking = this.#parts.check();
    if (checking instanceof Promise) checking.catch((error) => this.end(error));
  }

  /** Set within `#readUpstream`, which reports the end after the bytes before it. */
  #fail(error: unknown): void {
    if (this.#end === undefined && !this.#isClosing) this.#end = this.#parts.render(error);
  }

  /** The frames cannot be read any more, so no message can be added. */
  #endFrames(error: unknown, failureOf: (error: FrameError) => Error): void {
    if (!(error instanceof FrameError)) throw error;
    this.#end ??= this.#parts.render(failureOf(error));
    this.#end = {
      ...this.#end,
      event: this.#fromUpstream.isBetweenMessages ? this.#end.event : undefined,
      code: error.code,
    };
    if (this.#fromUpstream.isBetweenMessages) this.#sayEnd();
    else this.#finish();
  }

  /** Sends the last message, closes, and lets the caller read it. The upstream stops at once. */
  #sayEnd(): void {
    const end = this.#end;
    if (end === undefined || this.#isClosing) return;
    this.#isClosing = true;
    this.#upstream.destroy();
    if (!this.#fromUpstream.hasClosed) {
      if (end.event !== undefined) this.#client.write(textFrame(end.event));
      this.#client.write(closeFrame(end.code, end.reason));
    }
    this.#client.end();
    this.#client.resume();
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.#finish(), CLOSE_ms);
  }

  #write(to: Duplex, from: Duplex, chunk: Buffer): void {
    if (chunk.length === 0 || !to.writable || to.write(chunk)) return;
    from.pause();
    if (to !== this.#upstream) return;
    this.#limits.stalls();
  }

  /** Reads from each side while the other one keeps up. */
  #goOn(): void {
    if (this.#holding !== undefined) return;
    if (!this.#client.writableNeedDrain) this.#upstream.resume();
    if (this.#fromClient.asking === undefined && !this.#upstream.writableNeedDrain) this.#client.resume();
  }

  #broke(side: Duplex, error: Error): void {
    if (side === this.#upstream && !this.#isClosing) this.end(this.#parts.brokenOff(error));
    this.#closed(side);
  }

  /** One side sends nothing more: the other one may finish. */
  #closed(side: Duplex): void {
    if (this.#isOver) return;
    this.#parts.responses.closes();
    if (
      side === this.#upstream &&
      !this.#isClosing &&
      this.#end === undefined &&
      !this.#fromUpstream.hasClosed &&
      !this.#fromClient.hasClosed &&
      // An upstream ends its side when the caller has left.
      !this.#client.readableEnded &&
      !this.#client.destroyed
    )
      this.end(this.#parts.brokenOff(new Error('closed without a close frame')));
    const other = side === this.#client ? this.#upstream : this.#client;
    if (!other.writableEnded && !other.destroyed) other.end();
    if (side.readableEnded || side.destroyed) {
      if (other.readableEnded || other.destroyed) this.#finish();
      else this.#closing ??= setTimeout(() => this.#finish(), CLOSE_ms);
    }
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#done.resolve();
  }
}
