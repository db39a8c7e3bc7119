import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WorkList } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { useAddress, WORK_LISTS_PATH } from '@pendapa/page-manifest';
import { FailureNotice } from '@pendapa/panels';
import { failureOf, type Failure, type StoredWorkList } from '@pendapa/query';
import { workTexts } from '../messages/list.ts';
import { EditForm } from './edit-form.tsx';

const STEPS = ['end', 'delete'] as const;
type Step = (typeof STEPS)[number];

interface ConfirmedStepProps {
  readonly step: Step;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a step that nobody can undo. */
function ConfirmedStep({ step, onConfirm, onCancel }: ConfirmedStepProps) {
  const t = useMessages(workTexts);
  return (
    <>
      <Typography variant="body2">{t(`${step}Sure`)}</Typography>
      <Button variant="contained" onClick={onConfirm}>
        {t(`${step}Yes`)}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </>
  );
}

export interface ListActionsProps {
  readonly list: WorkList;
  readonly stored: StoredWorkList;
}

/** Changes a list, ends it or deletes it. An ended list can still be read and deleted. */
export function ListActions({ list, stored }: ListActionsProps) {
  const t = useMessages(workTexts);
  const { go } = useAddress();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<Step | null>(null);
  const isOpen = list.closedAt === null;
  const steps = STEPS.filter((step) => (step === 'end' ? isOpen : list.mayDelete));
  const take = async (step: Step): Promise<void> => {
    setUnconfirmed(null);
    try {
      if (step === 'end') return await stored.end(list.revision);
      await stored.remove(list.revision);
      go(WORK_LISTS_PATH);
    } catch (error) {
      setFailure(failureOf(error));
      // The user decides again about the list as it is now.
      await stored.reload();
    }
  };
  if (isEditing) return <EditForm list={list} stored={stored} onDone={() => setIsEditing(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
      <FailureNotice failure={failure} />
      {unconfirmed !== null && (
        <ConfirmedStep step={unconfirmed} onConfirm={() => void take(unconfirmed)} onCancel={() => setUnconfirmed(null)} />
      )}
      {unconfirmed === null && isOpen && (
        <>
          <Button variant="outlined" onClick={() => setIsEditing(true)}>
            {t('editList')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t('endHint')}
          </Typography>
        </>
      )}
      {unconfirmed === null &&
        steps.map((step) => (
          <Button key={step} variant="outlined" onClick={() => setUnconfirmed(step)}>
            {t(step)}
          </Button>
        ))}
    </Box>
  );
}
