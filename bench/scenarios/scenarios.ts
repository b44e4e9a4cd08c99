/** Lists the scenarios. */
import { growth, growthVideo } from './growth.ts';
import { heldStreams } from './held.ts';
import {
  generateContent,
  messagesCrowd,
  messagesJson,
  messagesStream,
  mix,
  videoAndPoll,
  videoCreate,
  videoCrowd,
} from './loops.ts';
import { oneCaller } from './one-caller.ts';
import { postgres } from './postgres.ts';
import { manyRoutes } from './routes.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import { start } from './start.ts';
import { ledgerCore, listPages } from './store.ts';
import { manyThreads } from './threads.ts';

/** In the order of the report. */
export const scenarios: readonly Scenario[] = [
  messagesJson,
  messagesCrowd,
  oneCaller,
  manyThreads,
  messagesStream,
  generateContent,
  videoCreate,
  videoCrowd,
  videoAndPoll,
  mix,
  heldStreams,
  manyRoutes,
  growth,
  growthVideo,
  postgres,
  settle,
  ledgerCore,
  listPages,
  start,
];
