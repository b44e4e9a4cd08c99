/** The table of mounts in `tollgate plan`. */
import type { PlanTable } from '../../inspect/plan-table.ts';

export const mountTable: PlanTable = {
  columns: () => ['MOUNT', 'PREFIX', 'INTERFACE', 'UPSTREAM'],
  rows: ({ mounts }) => mounts.map((mount) => [mount.name, mount.prefix, mount.interface.name, mount.upstream.name]),
  isOptional: true,
};
