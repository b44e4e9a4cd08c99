/** Walks the TypeScript types of vendors' SDKs: every place that a request or an answer can have, and what stands there. */
import { resolve } from 'node:path';
import { API, type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';

const root = resolve(import.meta.dirname, '../..');

/** The places of a type. */
export interface Places {
  /** The values at each place by its path: `/tools/*[type=custom]/name` → `string`. `{}` is any name of an object. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The paths of members that their object must have. */
  readonly required: ReadonlySet<string>;
}

/** The places of each type that a TypeScript module exports. The module can import all that is in `node_modules`. */
export function walkTypes(module: string): ReadonlyMap<string, Places> {
  const file = resolve(root, 'census.ts');
  const config = resolve(root, 'census.tsconfig.json');
  const compilerOptions = { strict: true, module: 'nodenext', target: 'esnext', types: ['node'], skipLibCheck: true };
  const files: Readonly<Record<string, string>> = {
    [file]: module,
    [config]: JSON.stringify({ compilerOptions, files: [file] }),
  };
  const readFile = (path: string) => files[path];
  const fileExists = (path: string) => (path in files ? true : undefined);
  const api = new API({ cwd: root, fs: { readFile, fileExists } });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(file);
    const exported = source && project?.checker.getSymbolAtLocation(source);
    if (project === undefined || exported === undefined) throw new Error('the compiler found no types');
    const wrong = project.program.getSemanticDiagnostics(file);
    if (wrong.length > 0) throw new Error(`a type of the census does not exist: ${JSON.stringify(wrong[0])}`);
    const { checker } = project;
    return new Map(
      checker
        .getExportsOfModule(exported)
        .map((symbol) => [symbol.name, new Walk(checker).of(checker.getDeclaredTypeOfSymbol(symbol))] as const),
    );
  } finally {
    api.close();
  }
}

/** Members whose literal value tells the parts of a union apart. */
const TAGS = ['type', 'event_type', 'event', 'object'];

/** Types of SDKs for bytes, which a body has as text. */
const BINARY: ReadonlySet<string> = new Set(['Uint8Array', 'ArrayBuffer', 'Buffer', 'Blob', 'Date']);

class Walk {
  readonly #checker: Checker;
  readonly #places = new Map<string, Set<string>>();
  /** How many forms of an object a place has, and how many of them must have a member. */
  readonly #forms = new Map<string, number>();
  readonly #required = new Map<string, number>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  of(type: Type): Places {
    this.#visit(type, '', []);
    const values = new Map([...this.#places].map(([path, values]) => [path, [...values].sort()] as const));
    const inAll = [...this.#required].filter(
      ([path, forms]) => forms === this.#forms.get(path.replace(/\/[^/]+$/, '')),
    );
    return { values, required: new Set(inAll.map(([path]) => path)) };
  }

  #add(path: string, value: string): void {
    const values = this.#places.get(path) ?? new Set();
    this.#places.set(path, values.add(value));
  }

  /** @param inside the types around it; one of them inside itself is not walked again. */
  #visit(type: Type, path: string, inside: readonly number[]): void {
    const checker = this.#checker;
    if (type.isUnionType()) {
      if (!inside.includes(type.id)) this.#visitUnion(type.getTypes(), path, [...inside, type.id]);
    } else if (type.isLiteralType()) this.#add(path, JSON.stringify(type.value));
    else if (type.isIntrinsicType()) this.#visitIntrinsic(type.intrinsicName, path);
    else if (type.isTemplateLiteralType() || isText(type) || BINARY.has(type.getSymbol()?.name ?? ''))
      this.#add(path, 'string');
    else if (checker.isArrayLikeType(type)) {
      const item = checker.getIndexInfosOfType(type)[0]?.valueType;
      if (item !== undefined) this.#visit(item, `${path}/*`, inside);
    } else if (!inside.includes(type.id)) this.#visitObject(type, path, [...inside, type.id]);
  }

  #visitUnion(parts: readonly Type[], path: string, inside: readonly number[]): void {
    const objects = parts.filter((part) => part.isObjectType() && !this.#checker.isArrayLikeType(part));
    const tag = TAGS.find((name) => new Set(objects.flatMap((part) => this.#literal(part, name) ?? [])).size > 1);
    for (const part of parts) {
      const value = tag === undefined ? undefined : this.#literal(part, tag);
      this.#visit(part, value === undefined ? path : `${path}[${tag}=${value}]`, inside);
    }
  }

  #visitIntrinsic(name: string, path: string): void {
    if (!['null', 'undefined', 'never', 'void'].includes(name)) this.#add(path, name);
  }

  #visitObject(type: Type, path: string, inside: readonly number[]): void {
    const checker = this.#checker;
    if (checker.getSignaturesOfType(type, 0).length > 0) return;
    const members = checker.getPropertiesOfType(type);
    const indexes = checker.getIndexInfosOfType(type);
    if (members.length + indexes.length === 0) this.#add(path, 'object');
    this.#forms.set(path, (this.#forms.get(path) ?? 0) + 1);
    for (const member of members) {
      if (/^(?:\$|__)/.test(member.name)) continue;
      const value = checker.getTypeOfSymbol(member);
      const at = `${path}/${member.name}`;
      if ((member.flags & SymbolFlags.Optional) === 0) this.#required.set(at, (this.#required.get(at) ?? 0) + 1);
      if (value !== undefined) this.#visit(value, at, inside);
    }
    for (const { valueType } of indexes) this.#visit(valueType, `${path}/{}`, inside);
  }

  /** The text that a member of an object always has. */
  #literal(type: Type, name: string): string | undefined {
    if (!type.isObjectType()) return undefined;
    const member = this.#checker.getPropertyOfType(type, name);
    const value = member && this.#checker.getTypeOfSymbol(member);
    const [first] = value?.isUnionType() ? value.getTypes() : [value];
    return first?.isStringLiteralType() ? first.value : undefined;
  }
}

/** `string & {}`: any text, beside listed ones. */
function isText(type: Type): boolean {
  return type.isIntersectionType() && type.getTypes().some((part) => part.isIntrinsicType());
}
