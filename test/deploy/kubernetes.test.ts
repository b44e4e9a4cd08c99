/** deploy/kubernetes.yaml and deploy/kubernetes-init.yaml are valid by the schemas of Kubernetes, and agree with the program and its configuration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import t from 'tap';
import { parseAllDocuments } from 'yaml';
import { root } from '../cli/tollgate.ts';
import { call, startStack } from '../support/stack.ts';
import { drain_s, metricsPort, unknownOptions } from './serve-agrees.ts';

const read = (file: string) =>
  parseAllDocuments(readFileSync(join(root, 'deploy', file), 'utf8')).map((document) => document.toJS());
const [service, metrics, set, ...others] = read('kubernetes.yaml');
const [claim, job, ...more] = read('kubernetes-init.yaml');

t.test('every document is valid', async (t) => {
  t.same([...others, ...more], []);
  for (const each of [
    new Service(service),
    new Service(metrics),
    new StatefulSet(set),
    new PersistentVolumeClaim(claim),
    new Job(job),
  ]) {
    t.doesNotThrow(() => each.validate(), each.kind);
  }
});

t.test('it fits the program', async (t) => {
  const pod = set.spec.template.spec;
  const [container] = pod.containers;
  t.ok(pod.terminationGracePeriodSeconds > drain_s, 'there is time to drain');
  t.equal(pod.enableServiceLinks, false, 'no variable of the service begins with TOLLGATE_');
  t.same(await unknownOptions(container.args), [], 'serve has every option');
  t.equal(container.ports[0].containerPort, 8080, 'the port of the shipped configuration');
  t.ok(container.args.includes('--existing-store'), 'a lost store is not replaced');
  t.ok(container.args.includes(`0.0.0.0:${metricsPort}`), 'metrics are served');
  t.equal(container.ports[1].containerPort, metricsPort);
  for (const [index, each] of [service, metrics].entries()) {
    t.equal(each.spec.ports[0].targetPort, container.ports[index].name);
    t.same(each.spec.selector, set.spec.template.metadata.labels);
  }
  const { url, close } = await startStack();
  t.teardown(close);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    t.equal((await call(`${url}${container[probe].httpGet.path}`, 'GET')).status, 200, probe);
  }
});

t.test('the job makes the store that the gateway requires', async (t) => {
  const [pod, gateway] = [job, set].map(({ spec }) => spec.template.spec);
  const [container] = pod.containers;
  t.same(await unknownOptions(container.args), []);
  t.equal(container.image, gateway.containers[0].image);
  t.same(container.volumeMounts, gateway.containers[0].volumeMounts);
  t.same(pod.volumes, gateway.volumes);
  t.equal(pod.volumes[0].persistentVolumeClaim.claimName, claim.metadata.name);
});

t.test('they may do little', async (t) => {
  for (const { spec } of [set, job]) {
    const pod = spec.template.spec;
    const [container] = pod.containers;
    t.match(pod.securityContext, { runAsNonRoot: true, runAsUser: 65532, fsGroup: 65532 });
    t.match(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});
