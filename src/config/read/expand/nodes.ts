/** Makes YAML nodes that stand at the position of another node. */
import { isScalar, Pair, type ParsedNode, Scalar, YAMLMap, YAMLSeq } from 'yaml';

/** The most values of an expanded file; far more than any real configuration has. */
export const MAX_NODES = 200_000;

/** A member of a mapping in the file. */
export type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** A mapping with other members, at the same position. */
export function mapWith(map: YAMLMap.Parsed, items: readonly ParsedPair[]): YAMLMap.Parsed {
  return Object.assign(new YAMLMap(), { items, range: map.range, flow: map.flow }) as unknown as YAMLMap.Parsed;
}

/** What a mapping inherits by `like`. */
export interface Inheritance {
  readonly from: string;
  /** The keys that only the other entry states. */
  readonly keys: ReadonlySet<string>;
}

const inheritances = new WeakMap<ParsedNode, Inheritance>();

/** Records what a mapping inherits. */
export function noteInheritance<Node extends ParsedNode>(node: Node, inheritance: Inheritance): Node {
  inheritances.set(node, inheritance);
  return node;
}

/** What a mapping inherits; undefined without `like`. */
export function inheritanceOf(node: ParsedNode | undefined): Inheritance | undefined {
  return node && inheritances.get(node);
}

/** A list with other items, at the same position. */
export function listWith(list: YAMLSeq.Parsed, items: readonly ParsedNode[]): YAMLSeq.Parsed {
  return Object.assign(new YAMLSeq(), { items, range: list.range, flow: list.flow }) as unknown as YAMLSeq.Parsed;
}

/** A text at the position of a node. */
export function scalarAt({ range }: ParsedNode, value: string): Scalar.Parsed {
  return Object.assign(new Scalar(value), { range, source: value }) as unknown as Scalar.Parsed;
}

/** A member with another key or value. */
export function pairOf(key: ParsedNode, value: ParsedNode | null): ParsedPair {
  return new Pair(key, value);
}

/** The name of a member. */
export function keyOf({ key }: ParsedPair): string {
  return isScalar(key) ? String(key.value) : '';
}
