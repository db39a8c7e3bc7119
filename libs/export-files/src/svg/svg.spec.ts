import { parseColor } from './color.ts';
import { svgMarkup } from './svg-markup.ts';

const toSvg = (markup: string): string => {
  document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const node = document.querySelector('svg')?.firstElementChild;
  if (!node) throw new Error('Nothing to draw');
  return svgMarkup(node);
};

it('reads colours as browsers compute them', () => {
  expect(parseColor('rgb(18, 67, 109)')).toEqual({ hex: '#12436d', alpha: 1 });
  expect(parseColor('rgba(0, 0, 0, 0.5)')).toEqual({ hex: '#000000', alpha: 0.5 });
  expect(parseColor('color(srgb 1 0.5 0 / 0.25)')).toEqual({ hex: '#ff8000', alpha: 0.25 });
  expect(parseColor('none')).toBeNull();
});

it('writes colours and strokes into the drawing', () => {
  expect(toSvg('<path d="M0 0L5 5" fill="none" stroke="#28a197" stroke-width="2" class="line"/>')).toBe(
    '<path d="M0 0L5 5" fill="none" stroke="#28a197" stroke-width="2"/>',
  );
});

it('leaves out what cannot be seen', () => {
  expect(toSvg('<rect width="5" height="5" fill="none"/>')).toBe('');
  expect(toSvg('<g><path d="M0 0" fill="none"/></g>')).toBe('');
});

it('takes names as text, whatever they say', () => {
  const markup = toSvg('<text x="1" y="2" fill="#000000">&lt;script&gt;alert(1)&lt;/script&gt; &amp; "x"</text>');
  expect(markup).toBe('<text x="1" y="2" fill="#000000">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</text>');
});

it('leaves out the ground around letters, which would cover them', () => {
  expect(toSvg('<text x="1" y="2" fill="#000000" stroke="#ffffff" stroke-width="4">A</text>')).toBe(
    '<text x="1" y="2" fill="#000000">A</text>',
  );
});

it('takes nothing from elsewhere and runs nothing', () => {
  for (const foreign of [
    '<image href="http://127.0.0.1/x.png" width="5" height="5"/>',
    '<script>alert(1)</script>',
    '<foreignObject width="5" height="5"><p>x</p></foreignObject>',
    '<use href="http://127.0.0.1/x.svg#a"/>',
  ])
    expect(toSvg(foreign)).toBe('');
  expect(toSvg('<rect width="5" height="5" fill="#12436d" onclick="alert(1)"/>')).toBe('<rect width="5" height="5" fill="#12436d"/>');
});

it('keeps clips and hatches under names that every reader takes', () => {
  expect(toSvg('<g clip-path="url(#:r1:-clip)"><clipPath id=":r1:-clip"><rect width="5" height="5"/></clipPath></g>')).toContain(
    'clip-path="url(#d_r1__clip)"><clipPath id="d_r1__clip">',
  );
});
