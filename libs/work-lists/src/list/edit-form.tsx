import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WorkListFields, type WorkListFacts } from '@pendapa/analysis';
import type { WorkList } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { failureOf, type Failure, type StoredWorkList } from '@pendapa/query';
import { LineNotice } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { useUnitName } from '../parts/use-unit-name.ts';

const isSame = (one: WorkListFacts, other: WorkListFacts): boolean =>
  one.name === other.name && one.unit === other.unit && one.due === other.due;

/** Returns the words for name, unit and day of a list. */
function useDescription(): (list: WorkListFacts) => string {
  const t = useMessages(workTexts);
  const format = useFormat();
  const unitName = useUnitName();
  return ({ name, unit, due }) =>
    [
      `"${name}"`,
      unit === null ? t('noUnit') : t('unit', { unit: unitName(unit) }),
      due === null ? t('noDue') : t('due', { date: format.date(due) }),
    ].join('; ');
}

export interface EditFormProps {
  readonly list: WorkList;
  readonly stored: StoredWorkList;
  readonly onDone: () => void;
}

/** Changes name, unit and day of a list. If somebody else changed them meanwhile, the user sees both versions and chooses. */
export function EditForm({ list, stored, onDone }: EditFormProps) {
  const t = useMessages(workTexts);
  const describe = useDescription();
  const [facts, setFacts] = useState<WorkListFacts>({ name: list.name, unit: list.unit, due: list.due });
  const [failure, setFailure] = useState<Failure | null>(null);
  // The list may be read again while the form is open, but the user saw this revision.
  const [seen] = useState(list.revision);
  const [theirs, setTheirs] = useState<WorkList | null>(null);
  const name = facts.name.trim();
  const typed = { ...facts, name };
  const save = async (revision: number): Promise<void> => {
    try {
      await stored.change({ ...typed, revision });
      onDone();
    } catch (error) {
      const refused = failureOf(error);
      const saved = refused.code === 'record-changed' ? await stored.reload() : null;
      if (saved !== null && isSame(saved, typed)) return onDone();
      setTheirs(saved);
      setFailure(saved === null ? refused : null);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name !== '') void save(theirs?.revision ?? seen);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <WorkListFields facts={facts} isMissing={name === ''} onChange={setFacts} />
      {theirs && (
        <LineNotice tone="watch" role="alert">
          {t('editConflict', { theirs: describe(theirs), own: describe(typed) })}
        </LineNotice>
      )}
      <Button type="submit" variant="contained" sx={{ height: 40 }}>
        {theirs ? t('useTyped') : t('save')}
      </Button>
      <Button onClick={onDone} sx={{ height: 40 }}>
        {theirs ? t('useTheirs') : t('cancel')}
      </Button>
      <FailureNotice failure={failure} />
    </Box>
  );
}
