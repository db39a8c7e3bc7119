import { EMPTY_DRAFT, parseDraft, type TargetDraft } from './target-draft.ts';

export interface StoredDraft {
  readonly draft: TargetDraft;
  /** True if this device has the draft, so that a closed tab loses nothing. */
  readonly isStored: boolean;
  /** True if another tab stored another draft meanwhile. Nothing is written over it. */
  readonly isElsewhere: boolean;
}

/** The place of the draft on the device, which all tabs share. */
interface DraftSetting {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** The draft of one tab, which the device stores after each change unless another tab has changed it there. */
export class DraftStore {
  readonly #setting: DraftSetting;
  readonly #listeners = new Set<() => void>();
  /** The stored text as this tab last read or wrote it. */
  #known: string | null;
  #state: StoredDraft;

  constructor(setting: DraftSetting) {
    this.#setting = setting;
    this.#known = setting.read();
    this.#state = this.#stateOf(parseDraft(this.#known));
  }

  readonly state = (): StoredDraft => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the draft, which is then no longer the one that was sent. */
  readonly update = (next: (draft: TargetDraft) => TargetDraft): void => this.#store({ ...next(this.#state.draft), sentAs: null });

  /** Notes the upload that the draft became. */
  readonly noteSent = (upload: string): void => this.#store({ ...this.#state.draft, sentAs: upload });

  readonly clear = (): void => this.#store(EMPTY_DRAFT);

  /** Looks whether another tab has changed the stored draft. */
  readonly look = (): void => this.#show(this.#state.draft);

  /** Takes the draft of the other tab. */
  readonly load = (): void => {
    this.#known = this.#setting.read();
    this.#show(parseDraft(this.#known));
  };

  /** Writes the draft of this tab over that of the other one. */
  readonly keep = (): void => {
    this.#known = this.#setting.read();
    this.#store(this.#state.draft);
  };

  #stateOf(draft: TargetDraft): StoredDraft {
    const stored = this.#setting.read();
    const isStored = stored === JSON.stringify(draft);
    if (isStored) this.#known = stored;
    return { draft, isStored, isElsewhere: stored !== this.#known };
  }

  #store(draft: TargetDraft): void {
    if (this.#setting.read() === this.#known) {
      this.#setting.write(JSON.stringify(draft));
      this.#known = this.#setting.read();
    }
    this.#show(draft);
  }

  #show(draft: TargetDraft): void {
    this.#state = this.#stateOf(draft);
    for (const listener of this.#listeners) listener();
  }
}
