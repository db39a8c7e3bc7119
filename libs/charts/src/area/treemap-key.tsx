import { styled } from '@mui/material/styles';
import { ColorKey } from '../parts/color-key.tsx';

const Names = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

export interface TreemapKeyProps {
  /** Groups whose name has no room above their tiles. */
  readonly groups: readonly { readonly label: string; readonly color: string }[];
  /** Tiles without room for their name, in the order of their numbers, from 1. */
  readonly names: readonly string[];
}

/** The names that have no room in the areas; screen readers have them in the lists. */
export function TreemapKey({ groups, names }: TreemapKeyProps) {
  return (
    <div aria-hidden="true" style={{ paddingTop: 4 }}>
      {groups.length > 0 && <ColorKey entries={groups.map((group) => ({ ...group, form: 'fill' }))} />}
      {names.length > 0 && <Names>{names.map((name, at) => `${at + 1}\u00a0${name}`).join(' · ')}</Names>}
    </div>
  );
}
