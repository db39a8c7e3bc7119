import { useCallback, useEffect, useState } from 'react';
import { createDeviceSetting } from '@pendapa/query';
import { EMPTY_DRAFT, parseDraft, type TargetDraft } from './target-draft.ts';

const setting = createDeviceSetting('pendapa.target-draft');

export interface TargetDraftControl {
  readonly draft: TargetDraft;
  readonly change: (changes: Partial<TargetDraft>) => void;
  readonly update: (next: (draft: TargetDraft) => TargetDraft) => void;
  /** True if this device has the draft, so that a closed tab loses nothing. */
  readonly isStored: boolean;
}

/** The typed targets, which this device stores after each change. */
export function useTargetDraft(): TargetDraftControl {
  const [draft, setDraft] = useState(() => parseDraft(setting.read()));
  const text = JSON.stringify(draft);
  const stored = setting.useStored();
  useEffect(() => {
    if (draft !== EMPTY_DRAFT || setting.read() !== null) setting.write(text);
  }, [draft, text]);
  const change = useCallback((changes: Partial<TargetDraft>) => setDraft((old) => ({ ...old, ...changes })), []);
  return { draft, change, update: setDraft, isStored: stored === text };
}
