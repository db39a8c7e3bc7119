import { act, render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import { AppTheme } from './app-theme.tsx';
import { setThemeMode, startThemeMode, themeMode } from './mode.ts';
import { useThemeMode } from './use-theme-mode.ts';

let systemChange: () => void = () => undefined;
let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  const system: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener' | 'addListener' | 'removeListener'> = {
    matches: true,
    addEventListener: (_: string, listener: unknown) => {
      if (listener instanceof Function) systemChange = () => void listener();
    },
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  Object.defineProperty(window, 'matchMedia', { value: () => system, configurable: true });
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const start = () => {
  stop = startThemeMode();
};
const root = document.documentElement;

function expectShown(mode: 'light' | 'dark') {
  expect(themeMode()).toBe(mode);
  expect(root).toHaveAttribute('data-theme', mode);
  expect(root.classList.contains('dark')).toBe(mode === 'dark');
}

it('is light where nothing is stored, although the system prefers dark', () => {
  start();
  expectShown('light');
});

it('is the stored one', () => {
  localStorage.setItem('theme', 'dark');
  start();
  expectShown('dark');
});

it.each(['', 'blue', '__proto__', 'constructor', '{}', 'DARK'])('is light where %j is stored', (garbage) => {
  localStorage.setItem('theme', garbage);
  start();
  expectShown('light');
});

it('keeps an explicit choice under the specified key', () => {
  start();
  setThemeMode('dark');
  expectShown('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('goes back to light when the system preference changes and nothing is stored', () => {
  start();
  setThemeMode('dark');
  localStorage.clear();
  systemChange();
  expectShown('light');
});

it('stays as chosen when the system preference changes and a choice is stored', () => {
  start();
  setThemeMode('dark');
  systemChange();
  expectShown('dark');
});

it('works for the visit where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  start();
  expectShown('light');
  setThemeMode('dark');
  expectShown('dark');
});

it('follows another tab', () => {
  start();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expectShown('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expectShown('light');
});

describe('in the tree', () => {
  let renders = 0;

  function Bystander() {
    renders += 1;
    return <Box sx={{ color: 'text.primary', bgcolor: 'background.paper' }}>isi</Box>;
  }

  function Toggle() {
    const { mode, toggle } = useThemeMode();
    return <button onClick={toggle}>{mode}</button>;
  }

  it('the toggle renders, nothing else does', () => {
    start();
    render(
      <AppTheme>
        <Bystander />
        <Toggle />
      </AppTheme>,
    );
    const before = renders;
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('dark');
    expectShown('dark');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('light');
    expectShown('light');
    expect(renders).toBe(before);
  });

  it('the provider neither stores nor marks anything by itself', () => {
    root.removeAttribute('data-theme');
    render(<AppTheme>isi</AppTheme>);
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage).toHaveLength(0);
  });
});
