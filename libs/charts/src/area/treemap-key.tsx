import { styled } from '@mui/material/styles';
import { ColorKey } from '../parts/color-key.tsx';

const Names = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

export interface TreemapKeyProps {
  /** Groups whose name does not fit above their tiles. */
  readonly groups: readonly { readonly label: string; readonly color: string }[];
  /** Entries of tiles whose name does not fit: their short label, and the name. */
  readonly names: readonly string[];
}

/** Key of names that do not fit; screen readers read them in the lists. */
export function TreemapKey({ groups, names }: TreemapKeyProps) {
  return (
    <div aria-hidden="true" style={{ paddingTop: 4 }}>
      {groups.length > 0 && <ColorKey entries={groups.map((group) => ({ ...group, form: 'fill' }))} />}
      {names.length > 0 && <Names>{names.join(' · ')}</Names>}
    </div>
  );
}
