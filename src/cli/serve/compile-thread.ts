/** A thread that compiles the configuration and compares it with the running one, so that a reload delays no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkConfig } from '../../config/compile-config.ts';
import { diffPlans } from '../../config/inspect/diff.ts';
import { isAdvice } from '../../config/read/diagnostic.ts';
import { OnlyTexts, type Texts } from '../../config/read/read-text.ts';
import { termsOf } from '../../plan/models.ts';
import { packPlan, unpackPlan } from '../../plan/packed.ts';
import type { CompiledInThread, CompileOrder } from './compile-in-thread.ts';
import { upstreamsOf } from './private-sandbox.ts';

void compile(workerData);

async function compile({ config, env, sandbox, running, texts: given, guarded }: CompileOrder): Promise<void> {
  const texts: Texts = given === undefined ? new Map() : new OnlyTexts(given);
  const options = {
    env,
    read: texts,
    ...(sandbox && { upstreams: upstreamsOf(sandbox) }),
    ...(guarded && { guarded }),
  };
  const { plan, diagnostics, files, text_variables } = await checkConfig(config, options);
  parentPort?.postMessage({
    diagnostics: diagnostics.filter((each) => !isAdvice(each)),
    files,
    texts,
    text_variables,
    next: plan && {
      packed: packPlan(plan),
      terms: termsOf(plan),
      changes: diffPlans(
        unpackPlan(running, () => running.secrets),
        plan,
      ),
    },
  } satisfies CompiledInThread);
}
