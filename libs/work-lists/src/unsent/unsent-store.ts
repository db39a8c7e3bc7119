import { isOfSameRow, parseUnsent, type UnsentMark } from './unsent-mark.ts';

export interface UnsentState {
  /** In the order in which rows were marked. */
  readonly marks: readonly UnsentMark[];
  /** False if the device cannot store them: they are lost when the page is closed. */
  readonly isStored: boolean;
}

/** The place of the marks on the device, which all tabs share. */
interface UnsentSetting {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** Results that the server does not have yet. The device stores them until then, so that a closed tab loses nothing. */
export class UnsentStore {
  readonly #listeners = new Set<() => void>();
  #state: UnsentState;

  constructor(private readonly setting: UnsentSetting) {
    this.#state = { marks: parseUnsent(setting.read()), isStored: true };
  }

  readonly state = (): UnsentState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores a mark in place of an earlier one of the same row. */
  readonly put = (mark: UnsentMark): void => this.#change((marks) => [...marks.filter((other) => !isOfSameRow(other, mark)), mark]);

  /** Removes the mark of a row. */
  readonly drop = (mark: UnsentMark): void => this.#change((marks) => marks.filter((other) => !isOfSameRow(other, mark)));

  /**
   * Removes a mark that the server has saved. A newer mark of the same row stays, and follows the saved one.
   * @param revision the revision of the saved mark
   */
  readonly settle = (sent: UnsentMark, revision: number): void =>
    this.#change((marks) =>
      marks.flatMap((mark) => {
        if (!isOfSameRow(mark, sent)) return [mark];
        if (mark.state === sent.state && mark.remark === sent.remark) return [];
        return [{ ...mark, revision }];
      }),
    );

  /** Takes what another tab has stored. */
  readonly look = (): void => {
    if (this.#state.isStored) this.#show({ marks: parseUnsent(this.setting.read()), isStored: true });
  };

  #change(next: (marks: readonly UnsentMark[]) => readonly UnsentMark[]): void {
    const known = this.#state.isStored ? parseUnsent(this.setting.read()) : this.#state.marks;
    const marks = next(known);
    const text = JSON.stringify(marks);
    this.setting.write(text);
    this.#show({ marks, isStored: this.setting.read() === text });
  }

  #show(state: UnsentState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
