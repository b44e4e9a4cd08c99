/** Follows the frames of a caller, and checks what its messages name. */
import { CallerMessages } from '../../../billing/metering/caller-messages.ts';
import type { WebSocketPlan } from '../../../plan/index.ts';
import type { NeededResource } from '../../admission/needs.ts';
import { checkOwned } from '../../admission/ownership.ts';
import { FrameReader } from './frames.ts';

/** `read` also throws a Refusal, for a message that names what it may not. The frame that ends it must not go upstream. */
export class CallerFrames extends FrameReader {
  /** Resolves when the message that was read last may end. */
  asking: Promise<void> | undefined;

  constructor(
    { messages: rules, message_bytes }: WebSocketPlan,
    owns: (needed: NeededResource) => boolean | Promise<boolean>,
  ) {
    const messages = rules && new CallerMessages(rules);
    super({
      isMasked: true,
      message_bytes,
      data: messages && ((piece, isText) => messages.push(piece, isText)),
      messageEnd:
        messages &&
        (() => {
          this.asking = checkOwned(messages.end(), owns) ?? undefined;
        }),
    });
  }
}
