/** What a component asked the server for, and the elements that it draws. */
export interface Asker {
  readonly addresses: readonly string[];
  readonly elements: readonly Element[];
}

/** As much of React's own tree as it takes to know which component asked for what. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedState: unknown;
}

interface Hook {
  readonly memoizedState: unknown;
  readonly next: Hook | null;
}

interface Observer {
  readonly options: { readonly queryKey: readonly unknown[]; readonly enabled?: unknown };
}

const holds = <K extends string>(value: unknown, ...keys: readonly K[]): value is Readonly<Record<K, unknown>> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isHook = (value: unknown): value is Hook => holds(value, 'memoizedState', 'next');
const isObserver = (value: unknown): value is Observer => holds(value, 'options', 'getCurrentQuery');

function* hooksOf({ memoizedState }: Fiber): Generator<Hook> {
  for (let hook = isHook(memoizedState) ? memoizedState : null; hook !== null; hook = hook.next) yield hook;
}

function* below(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child !== null; child = child.sibling) {
    yield child;
    yield* below(child);
  }
}

/** Addresses of figures that a component asks for; questions that wait for a choice are not asked. */
function addressesOf(fiber: Fiber): readonly string[] {
  return [...hooksOf(fiber)]
    .map(({ memoizedState }) => memoizedState)
    .filter(isObserver)
    .filter(({ options: { queryKey, enabled } }) => enabled !== false && ['answer', 'cases'].includes(String(queryKey[0])))
    .map(({ options: { queryKey } }) => String(queryKey[1]));
}

/** The outermost elements that a component draws. */
function elementsOf(fiber: Fiber): readonly Element[] {
  if (fiber.stateNode instanceof Element) return [fiber.stateNode];
  const found: Element[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) found.push(...elementsOf(child));
  return found;
}

/** The components below an element that React renders into, each with the figures that it asked for. */
export function askersIn(container: Element): readonly Asker[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root =
    key === undefined ? null : (container as unknown as Record<string, { readonly stateNode: { readonly current: Fiber } }>)[key];
  if (!root) throw new Error('React renders nothing into this element');
  return [...below(root.stateNode.current)]
    .map((fiber) => ({ addresses: addressesOf(fiber), elements: elementsOf(fiber) }))
    .filter(({ addresses }) => addresses.length > 0);
}
