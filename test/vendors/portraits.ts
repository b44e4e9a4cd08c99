/** The portrait interface of the cloud: liveness sessions, asset groups and assets. */

import { bodyOf, type Call, type Reply } from './exchange.ts';
import { type JsonObject, textAt } from './json.ts';
import { mediaUrl } from './media-url.ts';
import { type Asset, type AssetGroup, assetState, type LivenessSession, sessionState } from './portrait-book.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Seconds, at pace 1, after which a check completes without its page, so that it can be tried with curl only. */
const AUTO_COMPLETE_s = 5;
/** Seconds, at pace 1, of processing an asset. */
const PROCESSING_s = 2;
/** Asset links are valid for 12 hours. */
const ASSET_LINK_ms = 12 * 3600 * 1000;

/** Answers a call to the portrait interface; undefined if the path does not belong to it. */
export function portraits(call: Call, world: World): Reply | undefined {
  const [, , , collection, ...rest] = call.path.split('/');
  const route = `${call.method} ${collection}${collection === 'liveness' ? `/${rest.shift()}` : ''}/${rest.length}`;
  const [id = ''] = rest;
  switch (call.path.startsWith('/api/v3/') ? route : '') {
    case 'POST liveness/sessions/0':
      return createSession(call, world);
    case 'GET liveness/sessions/1':
      return sessionResult(call, world, id);
    case 'POST asset-groups/0':
      return createGroup(call, world);
    case 'GET asset-groups/1':
      return result(call, world, 'GetAssetGroup', groupFields(findGroup(world, id)));
    case 'POST assets/0':
      return createAsset(call, world);
    case 'GET assets/1':
      return result(call, world, 'GetAsset', assetFields(findAsset(world, id), world));
    case 'DELETE asset-groups/1':
      return deleteGroup(call, world, id);
    case 'DELETE assets/1':
      return deleteAsset(call, world, id);
    default:
      return undefined;
  }
}

function createSession(call: Call, world: World): Reply {
  const callbackUrl = textAt(bodyOf(call), 'CallbackURL') ?? '';
  if (callbackUrl !== '' && !(/^https?:/i.test(callbackUrl) && URL.canParse(callbackUrl))) {
    throw new Refusal('invalid', 'CallbackURL must be an HTTP(S) URL', { param: 'CallbackURL' });
  }
  const now_ms = world.now();
  const auto_ms = call.steering.has('manual') ? Number.POSITIVE_INFINITY : now_ms + world.delay_ms(AUTO_COMPLETE_s);
  const session: LivenessSession = {
    token: `byted-${world.nextToken(call.raw, 24)}`,
    uid: world.nextToken(call.raw, 16),
    callbackUrl,
    created_ms: now_ms,
    auto_ms: call.steering.has('instant') ? now_ms : auto_ms,
    groupId: world.nextId('group', call.raw),
    verdict: call.steering.has('fail') ? 'refused' : 'open',
  };
  world.portraits.sessions.set(session.token, session);
  return result(call, world, 'CreateVisualValidateSession', {
    BytedToken: session.token,
    H5Link: `${world.url}/cloud/liveness/authorization?uid=${session.uid}&lng=en`,
    CallbackURL: callbackUrl,
  });
}

function sessionResult(call: Call, world: World, token: string): Reply {
  const session = world.portraits.sessions.get(token);
  switch (session === undefined ? 'unknown' : sessionState(session, world.now())) {
    case 'unknown':
      throw new Refusal('not-found', 'The BytedToken does not exist.', { code: 'NotFound.BytedToken' });
    case 'expired':
      throw new Refusal('not-found', 'The BytedToken has expired; it is valid for 30 minutes.', {
        code: 'NotFound.BytedTokenExpired',
      });
    case 'open':
      throw new Refusal('invalid', 'The liveness check is not finished. Open the H5Link and complete it.', {
        code: 'OperationDenied.LivenessNotFinished',
      });
    case 'refused':
      throw new Refusal('invalid', 'The liveness check was not passed. Create a new session.', {
        code: 'OperationDenied.LivenessFailed',
      });
    case 'passed':
      break;
  }
  if (session === undefined) throw new Error('unreachable: an unknown session was refused above');
  return result(call, world, 'GetVisualValidateResult', { GroupId: world.portraits.groupOfSession(session).id });
}

function createGroup(call: Call, world: World): Reply {
  const body = bodyOf(call);
  const name = required(body, 'Name');
  const description = textAt(body, 'Description') ?? '';
  if (name.length > 64) throw new Refusal('invalid', 'Name has more than 64 characters', { param: 'Name' });
  if (description.length > 300) {
    throw new Refusal('invalid', 'Description has more than 300 characters', { param: 'Description' });
  }
  const id = world.nextId('group', call.raw);
  const group: AssetGroup = { id, name, description, type: 'AIGC', created_ms: world.now() };
  world.portraits.groups.set(group.id, group);
  return result(call, world, 'CreateAssetGroup', groupFields(group));
}

function createAsset(call: Call, world: World): Reply {
  const body = bodyOf(call);
  const group = findGroup(world, required(body, 'GroupId'));
  const sourceUrl = required(body, 'URL');
  if (!/^https?:\/\/./i.test(sourceUrl)) {
    throw new Refusal('invalid', 'URL must be a public HTTP(S) URL', { param: 'URL' });
  }
  const type = required(body, 'AssetType');
  if (type !== 'Image' && type !== 'Video' && type !== 'Audio') {
    throw new Refusal('invalid', 'AssetType must be Image, Video or Audio', { param: 'AssetType' });
  }
  const now_ms = world.now();
  const asset: Asset = {
    id: world.nextId('asset', call.raw),
    groupId: group.id,
    type,
    name: textAt(body, 'Name') ?? '',
    sourceUrl,
    created_ms: now_ms,
    ready_ms: call.steering.has('instant')
      ? now_ms
      : now_ms + world.delay_ms(PROCESSING_s * (call.steering.has('slow') ? 10 : 1)),
    fails: call.steering.has('fail'),
  };
  world.portraits.assets.set(asset.id, asset);
  return result(call, world, 'CreateAsset', assetFields(asset, world));
}

/** Refuses to delete a group that still has assets. */
function deleteGroup(call: Call, world: World, id: string): Reply {
  const group = findGroup(world, id);
  const isUsed = [...world.portraits.assets.values()].some(({ groupId }) => groupId === group.id);
  if (isUsed)
    throw new Refusal('invalid', `The asset group ${id} still has assets.`, { code: 'OperationDenied.GroupNotEmpty' });
  world.portraits.groups.delete(group.id);
  return result(call, world, 'DeleteAssetGroup', {});
}

function deleteAsset(call: Call, world: World, id: string): Reply {
  world.portraits.assets.delete(findAsset(world, id).id);
  return result(call, world, 'DeleteAsset', {});
}

function findAsset(world: World, id: string): Asset {
  const asset = world.portraits.assets.get(id);
  if (asset === undefined) throw new Refusal('not-found', `The asset ${id} does not exist.`, { code: 'NotFound.Id' });
  return asset;
}

function findGroup(world: World, id: string): AssetGroup {
  const group = world.portraits.group(id, world.now());
  if (group === undefined) {
    throw new Refusal('not-found', `The asset group ${id} does not exist.`, { code: 'NotFound.GroupId' });
  }
  return group;
}

function required(body: JsonObject, name: string): string {
  const value = textAt(body, name);
  if (value === undefined || value === '') throw new Refusal('missing', `${name} is required`, { param: name });
  return value;
}

function groupFields(group: AssetGroup): JsonObject {
  return {
    Id: group.id,
    Name: group.name,
    Description: group.description,
    GroupType: group.type,
    ProjectName: 'default',
    CreateTime: new Date(group.created_ms).toISOString(),
  };
}

const EXTENSIONS = { Image: 'png', Video: 'mp4', Audio: 'wav' } as const;

/** The fields of an asset, with a new link for each query. */
function assetFields(asset: Asset, world: World): JsonObject {
  const status = assetState(asset, world.now());
  const nonce = world.nextToken(asset.id, 8);
  const link = mediaUrl(world.url, `${asset.id}.${EXTENSIONS[asset.type]}`, world.now() + ASSET_LINK_ms, { nonce });
  return {
    Id: asset.id,
    Status: status,
    URL: link,
    GroupId: asset.groupId,
    AssetType: asset.type,
    Name: asset.name,
    ProjectName: 'default',
    CreateTime: new Date(asset.created_ms).toISOString(),
    ...(status === 'Failed' ? { Error: { Code: 'DownloadFailed', Message: 'The file could not be read.' } } : {}),
  };
}

/** The success envelope. Like the real service, it escapes `&` in JSON strings. */
function result(call: Call, world: World, action: string, fields: JsonObject): Reply {
  const metadata = {
    RequestId: world.nextId('req', call.raw),
    Action: action,
    Version: '2024-01-01',
    Service: 'ark',
    Region: 'cn-beijing',
  };
  const body = JSON.stringify({ ResponseMetadata: metadata, Result: fields }).replaceAll('&', '\\u0026');
  return { kind: 'whole', status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}
