import { render, screen } from '@testing-library/react';
import Alert from '@mui/material/Alert';
import { AppTheme } from './app-theme.tsx';
import { useChartColors } from './chart-colors.ts';

const styles = () =>
  [...document.querySelectorAll('style')]
    .map((style) => style.textContent + [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n'))
    .join('\n');

it('gives every chart colour a variable in both schemes', () => {
  let colors: ReturnType<typeof useChartColors> | undefined;
  function Reader() {
    colors = useChartColors();
    return null;
  }
  render(
    <AppTheme>
      <Reader />
    </AppTheme>,
  );
  const { series = [], ...single } = colors ?? {};
  const css = styles();
  for (const reference of [...series, ...Object.values(single)]) {
    const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1] ?? 'none';
    expect(css.match(new RegExp(`${name}:`, 'g'))?.length).toBeGreaterThanOrEqual(2);
  }
});

it('speaks the language in the component library too', () => {
  const { rerender } = render(
    <AppTheme language="id">
      <Alert onClose={() => undefined}>isi</Alert>
    </AppTheme>,
  );
  expect(screen.getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
  rerender(
    <AppTheme language="en">
      <Alert onClose={() => undefined}>isi</Alert>
    </AppTheme>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
