import { createDeviceSetting } from '@pendapa/query';

const setting = createDeviceSetting('pendapa.views');
const MAX_VIEWS = 30;
export const MAX_NAME_LENGTH = 60;

/** Saved view: a page with its filters under a name. */
export interface View {
  readonly name: string;
  readonly to: string;
  /** True if the product opens with it. */
  readonly start: boolean;
}

const isAddress = (to: unknown): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to);

/** Validates stored data, which may come from anywhere; invalid entries are dropped. */
function viewOf(entry: unknown): readonly View[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('to' in entry)) return [];
  const { name, to } = entry;
  if (typeof name !== 'string' || name === '' || !isAddress(to)) return [];
  return [{ name: name.slice(0, MAX_NAME_LENGTH), to, start: 'start' in entry && entry.start === true }];
}

function viewsIn(stored: string | null): readonly View[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.flatMap(viewOf).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

const read = (): readonly View[] => viewsIn(setting.read());

/** Saved views, sorted by name. */
export const useViews = (): readonly View[] => viewsIn(setting.useStored());

const keep = (views: readonly View[]): void =>
  setting.write(JSON.stringify([...views].sort((a, b) => a.name.localeCompare(b.name)).slice(0, MAX_VIEWS)));

/** Saves an address; replaces a view of the same name and keeps its start flag. */
export function keepView(name: string, to: string): void {
  const views = read();
  const before = views.find((view) => view.name === name);
  keep([...views.filter((view) => view !== before), { name, to, start: before?.start ?? false }]);
}

export function renameView(name: string, next: string): void {
  const views = read();
  keep(views.filter((view) => view.name !== next || next === name).map((view) => (view.name === name ? { ...view, name: next } : view)));
}

export const deleteView = (name: string): void => keep(read().filter((view) => view.name !== name));

/** Sets the start view; null for none. */
export const startWithView = (name: string | null): void => keep(read().map((view) => ({ ...view, start: view.name === name })));

/** Address with which the product opens on this device; null if none is set. */
export const startView = (): string | null => read().find(({ start }) => start)?.to ?? null;
