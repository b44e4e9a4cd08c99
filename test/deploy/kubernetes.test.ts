/** The manifests of Kubernetes in deploy/ are valid by its schemas, and agree with the program and its configuration. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import t from 'tap';
import { parseAllDocuments } from 'yaml';
import { compileConfig } from '../../src/config/compile-config.ts';
import { call, shippedConfig, startStack } from '../support/stack.ts';
import { root } from '../support/tollgate.ts';
import { drain_s, metricsPort, store_start_s, unknownOptions } from './serve-agrees.ts';

const text = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const read = (file: string) => parseAllDocuments(text(file)).map((document) => document.toJS());
const [service, metrics, set, ...others] = read('kubernetes.yaml');
const [claim, job, ...more] = read('kubernetes-init.yaml');
const [pgService, pgMetrics, deployment, budget, ...pgOthers] = read('kubernetes-postgres.yaml');
const [pgJob, ...pgMore] = read('kubernetes-postgres-init.yaml');

t.test('every document is valid', async (t) => {
  t.same([...others, ...more, ...pgOthers, ...pgMore], []);
  for (const each of [
    new Service(service),
    new Service(metrics),
    new StatefulSet(set),
    new PersistentVolumeClaim(claim),
    new Job(job),
    new Deployment(deployment),
    new PodDisruptionBudget(budget),
    new Job(pgJob),
  ]) {
    t.doesNotThrow(() => each.validate(), each.kind);
  }
  t.same([pgService, pgMetrics], [service, metrics]);
});

for (const [name, value] of Object.entries({ 'kubernetes.yaml': set, 'kubernetes-postgres.yaml': deployment })) {
  t.test(`${name} fits the program`, async (t) => {
    const pod = value.spec.template.spec;
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
      t.same(each.spec.selector, value.spec.template.metadata.labels);
    }
    const { periodSeconds, failureThreshold } = container.startupProbe;
    t.ok(periodSeconds * failureThreshold > store_start_s, 'a start may wait for its store');
    const { url, close } = await startStack();
    t.teardown(close);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      t.equal((await call(`${url}${container[probe].httpGet.path}`, 'GET')).status, 200, probe);
    }
  });

  t.test(`${name} mounts every file of the configuration, so that each of them is updated`, async (t) => {
    const pod = value.spec.template.spec;
    const [container] = pod.containers;
    for (const mount of container.volumeMounts) t.notOk('subPath' in mount, mount.name);
    t.match(container.volumeMounts, [{ name: String }, { name: 'config', mountPath: '/etc/tollgate', readOnly: true }]);
    t.ok(container.args.includes('--watch'));
    const { configMap } = pod.volumes[1];
    const items: readonly { readonly key: string; readonly path: string }[] = configMap.items;
    const files = compileConfig(shippedConfig, { env: {} }).files.map((file) => relative(root, file));
    t.same(items.map(({ path }) => path).sort(), [...files].sort());
    for (const { key, path } of items) t.equal(key, basename(path), 'as kubectl names it');
    // The commands that make and replace it.
    const commands = text(name)
      .split('\n')
      .filter((line) => line.includes('create configmap'));
    t.equal(commands.length, 2);
    for (const command of commands) {
      const from = [...command.matchAll(/--from-file=(\S+)/g)].map(([, source = '']) => source);
      for (const file of files) t.ok(from.includes(file) || from.includes(dirname(file)), `${command}: ${file}`);
    }
  });
}

t.test('the job makes the store that the gateway requires', async (t) => {
  for (const [init, value] of [
    [job, set],
    [pgJob, deployment],
  ]) {
    const [pod, gateway] = [init, value].map(({ spec }) => spec.template.spec);
    const [container] = pod.containers;
    t.same(await unknownOptions(container.args), []);
    t.equal(container.image, gateway.containers[0].image);
    t.same(container.volumeMounts, gateway.containers[0].volumeMounts.slice(0, 1));
    t.same(pod.volumes, gateway.volumes.slice(0, 1));
  }
  t.equal(job.spec.template.spec.volumes[0].persistentVolumeClaim.claimName, claim.metadata.name);
  t.same(job.spec.template.spec.containers[0].args.slice(1), ['--store', 'sqlite:/var/lib/tollgate/tollgate.db']);
  t.same(pgJob.spec.template.spec.containers[0].envFrom, deployment.spec.template.spec.containers[0].envFrom);
});

t.test('only the manifest of PostgreSQL has several gateways, of which one is always ready', async (t) => {
  t.equal(set.spec.replicas, 1);
  t.ok(deployment.spec.replicas > 1);
  t.equal(deployment.spec.strategy.rollingUpdate.maxUnavailable, 0);
  t.same(budget.spec.selector, deployment.spec.selector);
  t.ok(budget.spec.minAvailable < deployment.spec.replicas, 'a node can be drained');
});

t.test('they may do little', async (t) => {
  for (const { spec } of [set, job, deployment, pgJob]) {
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
