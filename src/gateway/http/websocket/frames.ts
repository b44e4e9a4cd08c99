/** Follows the frames of one side of a WebSocket (RFC 6455 §5) while their bytes pass, without keeping them. Makes the gateway's own frames. */

/** The side breaks the protocol or a limit. `code` is the status of the close frame (RFC 6455 §7.4.1). */
export class FrameError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface FrameOptions {
  /** Whether the side masks its frames, as clients must and servers must not. */
  readonly isMasked: boolean;
  readonly message_bytes: number;
  /** The next bytes of a message, without their mask. */
  readonly data?: ((piece: Buffer, isText: boolean) => void) | undefined;
  readonly messageEnd?: (() => void) | undefined;
}

/** The opcodes (RFC 6455 §5.2). */
const CONTINUATION = 0;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PONG = 10;
/** RFC 6455 §5.5. */
const LARGEST_CONTROL_bytes = 125;
/** Two bytes, a long length and a mask. */
const LONGEST_HEAD_bytes = 14;

/** The position in the frames of one side. */
export class FrameReader {
  readonly #options: FrameOptions;
  readonly #head = Buffer.alloc(LONGEST_HEAD_bytes);
  #head_bytes = 0;
  /** Bytes of the payload that are still to come. */
  #missing_bytes = 0;
  #payload_bytes = 0;
  #opcode = CONTINUATION;
  #isLast = false;
  #isInMessage = false;
  #isText = false;
  #message_bytes = 0;
  #hasClosed = false;
  /** Bytes of messages so far. */
  passed_bytes = 0;

  constructor(options: FrameOptions) {
    this.#options = options;
  }

  /** Whether the bytes so far end with a message, so that another one may follow. */
  get isBetweenMessages(): boolean {
    return this.#head_bytes === 0 && !this.#isInMessage;
  }

  /** The side has sent a close frame. */
  get hasClosed(): boolean {
    return this.#hasClosed;
  }

  /** Reads to the end of a frame or of the chunk. @returns the offset after that. @throws FrameError */
  read(chunk: Buffer, from: number): number {
    let at = from;
    if (this.#missing_bytes === 0) {
      const isNew = this.#head_bytes === 0;
      while (at < chunk.length && this.#head_bytes < this.#needed_bytes()) {
        this.#head[this.#head_bytes] = chunk[at] ?? 0;
        this.#head_bytes += 1;
        at += 1;
      }
      try {
        if (this.#head_bytes > 1) this.#checkMask();
        if (this.#head_bytes < this.#needed_bytes()) return at;
        this.#begin();
      } catch (error) {
        // If no byte of the frame has passed, the one before it was the last.
        if (isNew) this.#head_bytes = 0;
        throw error;
      }
    }
    const end = Math.min(chunk.length, at + this.#missing_bytes);
    if (end > at && this.#opcode < CLOSE) {
      this.passed_bytes += end - at;
      this.#pass(chunk.subarray(at, end));
    }
    this.#missing_bytes -= end - at;
    if (this.#missing_bytes === 0) this.#end();
    return end;
  }

  /** The length of the head, as far as its first bytes determine it. */
  #needed_bytes(): number {
    if (this.#head_bytes < 2) return 2;
    const length = (this.#head[1] ?? 0) & 0x7f;
    return 2 + (length === 126 ? 2 : length === 127 ? 8 : 0) + (this.#options.isMasked ? 4 : 0);
  }

  /** Checked before the rest of the head: the head of an unmasked empty frame has only two bytes. */
  #checkMask(): void {
    const isMasked = ((this.#head[1] ?? 0) & 0x80) !== 0;
    if (isMasked !== this.#options.isMasked) throw new FrameError(1002, 'a frame has the wrong masking');
  }

  #begin(): void {
    const [first = 0, second = 0] = this.#head;
    const opcode = first & 0x0f;
    const short = second & 0x7f;
    const length =
      short === 126 ? this.#head.readUInt16BE(2) : short === 127 ? Number(this.#head.readBigUInt64BE(2)) : short;
    this.#isLast = (first & 0x80) !== 0;
    // No extension is agreed on, which would give the three bits a meaning.
    if ((first & 0x70) !== 0) throw new FrameError(1002, 'a frame has a reserved bit');
    if (opcode >= CLOSE) {
      if (opcode > PONG || !this.#isLast || length > LARGEST_CONTROL_bytes)
        throw new FrameError(1002, 'a control frame is not valid');
    } else {
      if (opcode > BINARY || (opcode === CONTINUATION) !== this.#isInMessage)
        throw new FrameError(1002, 'a frame is out of order');
      if (this.#message_bytes + length > this.#options.message_bytes)
        throw new FrameError(1009, `a message is larger than the limit of ${this.#options.message_bytes} bytes`);
      if (opcode !== CONTINUATION) this.#isText = opcode === TEXT;
      this.#isInMessage = true;
      this.#message_bytes += length;
    }
    this.#opcode = opcode;
    this.#missing_bytes = length;
    this.#payload_bytes = length;
  }

  #pass(piece: Buffer): void {
    const { data, isMasked } = this.#options;
    if (data === undefined) return;
    if (!isMasked) {
      data(piece, this.#isText);
      return;
    }
    const mask = this.#head.subarray(this.#head_bytes - 4, this.#head_bytes);
    const from = this.#payload_bytes - this.#missing_bytes;
    const plain = Buffer.allocUnsafe(piece.length);
    for (let at = 0; at < piece.length; at += 1) plain[at] = (piece[at] ?? 0) ^ (mask[(from + at) % 4] ?? 0);
    data(plain, this.#isText);
  }

  #end(): void {
    this.#head_bytes = 0;
    if (this.#opcode === CLOSE) this.#hasClosed = true;
    if (this.#opcode >= CLOSE || !this.#isLast) return;
    this.#isInMessage = false;
    this.#message_bytes = 0;
    this.#options.messageEnd?.();
  }
}

/** A message of the gateway to a caller: one frame of text. */
export function textFrame(text: string): Buffer {
  return frame(TEXT, Buffer.from(text));
}

/** A close frame. The reason is cut to what fits. */
export function closeFrame(code: number, reason: string): Buffer {
  let text = Buffer.from(reason);
  // A character is never cut in the middle.
  for (let length = reason.length; text.length > LARGEST_CONTROL_bytes - 2; length -= 1)
    text = Buffer.from(reason.slice(0, length));
  const payload = Buffer.alloc(2 + text.length);
  payload.writeUInt16BE(code);
  text.copy(payload, 2);
  return frame(CLOSE, payload);
}

function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
