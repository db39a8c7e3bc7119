import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Uploads } from '@pendapa/contracts';
import { createDeviceSetting } from '@pendapa/query';
import { DraftStore, type StoredDraft } from './draft-store.ts';

const setting = createDeviceSetting('pendapa.target-draft');

export interface TargetDraftControl extends StoredDraft, Pick<DraftStore, 'update' | 'noteSent' | 'clear' | 'load' | 'keep'> {}

/** The typed targets, which this device stores after each change, until the upload that they became is checked. */
export function useTargetDraft({ uploads }: Uploads): TargetDraftControl {
  const [store] = useState(() => new DraftStore(setting));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    window.addEventListener('storage', store.look);
    return () => window.removeEventListener('storage', store.look);
  }, [store]);
  const { sentAs } = state.draft;
  const isChecked = uploads.some(({ id, step }) => id === sentAs && (step === 'checked' || step === 'published'));
  useEffect(() => {
    if (isChecked) store.clear();
  }, [isChecked, store]);
  const { update, noteSent, clear, load, keep } = store;
  return { ...state, update, noteSent, clear, load, keep };
}
