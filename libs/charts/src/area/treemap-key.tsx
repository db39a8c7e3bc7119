import { styled } from '@mui/material/styles';
import { ColorKey } from '../parts/color-key.tsx';

const Names = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

export interface TreemapKeyProps {
  /** Groups whose name has no room above their tiles. */
  readonly groups: readonly { readonly label: string; readonly color: string }[];
  /** Of tiles without room for their name: what tells them, and the name. */
  readonly names: readonly string[];
}

/** The names that have no room in the areas; screen readers have them in the lists. */
export function TreemapKey({ groups, names }: TreemapKeyProps) {
  return (
    <div aria-hidden="true" style={{ paddingTop: 4 }}>
      {groups.length > 0 && <ColorKey entries={groups.map((group) => ({ ...group, form: 'fill' }))} />}
      {names.length > 0 && <Names>{names.join(' · ')}</Names>}
    </div>
  );
}
