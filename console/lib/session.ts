/** Who is signed in. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { mayRun, type Name, type Output } from './client.ts';

export type Me = Output<'me.show'>;

export const Session = createContext<Me | undefined>(undefined);

/** Who is signed in. @throws outside of a screen. */
export function useMe(): Me {
  const me = useContext(Session);
  if (me === undefined) throw new Error('nobody is signed in');
  return me;
}

/** Whether who is signed in may run an operation. The API decides; this only hides what it would refuse. */
export function useMay(): (name: Name) => boolean {
  const { role } = useMe();
  return (name) => mayRun(role, name);
}
