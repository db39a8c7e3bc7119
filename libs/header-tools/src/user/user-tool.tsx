import { lazy, Suspense } from 'react';
import type { UserEntry } from '@pendapa/ui-layout';

const UserDialog = lazy(async () => ({ default: (await import('./user-dialog.tsx')).UserDialog }));

export interface UserToolProps {
  /** The chosen entry; null while no dialog is open. */
  readonly entry: UserEntry | null;
  readonly onClose: () => void;
}

export const UserTool = ({ entry, onClose }: UserToolProps) =>
  entry && (
    <Suspense>
      <UserDialog entry={entry} onClose={onClose} />
    </Suspense>
  );
