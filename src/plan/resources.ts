/** Resources of accounts at upstreams: where requests name them, and which answers give and take them. */
import type { Places } from '../lib/json/places.ts';
import type { Pointer } from '../lib/json/pointer.ts';

/** A resource that the caller's account must own. */
export type RequiredOwnerPlan =
  | { readonly resource: string; readonly in: 'param'; readonly param: string }
  | {
      readonly resource: string;
      readonly in: 'body';
      readonly at: Pointer;
      /** Whether a body may name none. */
      readonly optional?: boolean | undefined;
    }
  /** A parameter of the query. */
  | { readonly resource: string; readonly in: 'query'; readonly name: string }
  /** A header of the request, in lower case. */
  | {
      readonly resource: string;
      readonly in: 'header';
      readonly name: string;
      /** Whether a request may have none. */
      readonly optional?: boolean | undefined;
    }
  /** Every value at the places names a resource. */
  | { readonly resource: string; readonly in: 'each'; readonly each: Places }
  /** Every string of the body that starts with the scheme names a resource. The scheme is in lower case: `asset://`. */
  | { readonly resource: string; readonly in: 'uri'; readonly scheme: string }
  /** Every string of the body that is a URL of the host, or has its name in it, is the id of a resource. In lower case. */
  | { readonly resource: string; readonly in: 'host'; readonly host: string };

/** A resource that a successful answer adds to the caller's account. The first pointer with a string gives its id, or a header. */
export interface CreatedResourcePlan {
  readonly resource: string;
  readonly id: readonly Pointer[];
  /** In these, `*` is each item of an array or each member of an object; `id` is empty then. */
  readonly each?: readonly Pointer[] | undefined;
  /** Its lower-case name; `id` is empty then. */
  readonly header?: string | undefined;
  /** The id stands between these in the text, such as an address; undefined: it is the whole text. */
  readonly part?: readonly [before: string, after: string] | undefined;
}

/** A resource that a successful answer removes from the caller's account. */
export interface RemovedResourcePlan {
  readonly resource: string;
  readonly in: 'param' | 'header';
  /** Of the path parameter, or of the request's header in lower case. */
  readonly name: string;
}
