/** deploy/kubernetes.yaml is valid by the schemas of Kubernetes, and agrees with the program and its configuration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { Service } from 'kubernetes-models/v1';
import t from 'tap';
import { parseAllDocuments } from 'yaml';
import { root } from '../cli/tollgate.ts';
import { call, startStack } from '../support/stack.ts';
import { drain_s, unknownOptions } from './serve-agrees.ts';

const text = readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8');
const documents = parseAllDocuments(text).map((document) => document.toJS());
const known = { Service, StatefulSet };

t.test('every document is valid', async (t) => {
  t.same(
    documents.map(({ kind }) => kind),
    Object.keys(known),
  );
  t.doesNotThrow(() => new Service(documents[0]).validate());
  t.doesNotThrow(() => new StatefulSet(documents[1]).validate());
});

t.test('it fits the program', async (t) => {
  const [service, set] = documents;
  const pod = set.spec.template.spec;
  const [container] = pod.containers;
  t.ok(pod.terminationGracePeriodSeconds > drain_s, 'there is time to drain');
  t.equal(pod.enableServiceLinks, false, 'no variable of the service begins with TOLLGATE_');
  t.same(await unknownOptions(container.args), [], 'serve has every option');
  t.equal(container.ports[0].containerPort, 8080, 'the port of the shipped configuration');
  t.equal(service.spec.ports[0].targetPort, container.ports[0].name);
  t.same(service.spec.selector, set.spec.template.metadata.labels);
  const { url, close } = await startStack();
  t.teardown(close);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    t.equal((await call(`${url}${container[probe].httpGet.path}`, 'GET')).status, 200, probe);
  }
});

t.test('it may do little', async (t) => {
  const pod = documents[1].spec.template.spec;
  const [container] = pod.containers;
  t.match(pod.securityContext, { runAsNonRoot: true, runAsUser: 65532, fsGroup: 65532 });
  t.match(container.securityContext, {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});
