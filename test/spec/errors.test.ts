/** The specification, Errors. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import t from 'tap';
import { compileConfig } from '../../src/compile/compile.ts';
import { startGateway } from '../../src/http/server.ts';
import type { ErrorKind } from '../../src/refusal.ts';
import { openStore } from '../../src/store/open.ts';
import { call, type Reply, shippedConfig } from '../support/stack.ts';
import { type Names, type Wire, wires } from './error-names.ts';
import {
  configWith,
  configWithTokenModel,
  customer,
  fixedUpstream,
  keyHeader,
  observe,
  officialBody,
  passed,
  refused,
  runTask,
  stackFor,
  statement,
  taskId,
  tasksPath,
  tokenBody,
  unifiedBody,
  unifiedPath,
} from './support.ts';
