import { schemesOf, type Theme } from '@livery/brand-kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { themes } from '../brands.ts';
import { readToolbar } from '../toolbar.ts';
import { ColourRoles, ContrastFigures } from './colours.tsx';
import { Motion } from './motion.tsx';
import { Elevation, Radii, Spaces } from './shapes.tsx';
import { TypeScale } from './type.tsx';
import { Density, NamedLooks } from './variants.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page about the theme of the brand in the toolbar. */
const page = (draw: (theme: Theme, brand: string, density: string) => ReactNode): Story => ({
  render: (_, { globals }) => {
    const { brands, density } = readToolbar(globals);
    const brand = brands[0] ?? '';
    const theme = themes[brand];
    return <>{theme && draw(theme, brand, density ?? theme.variant.density)}</>;
  },
});

/** A scheme that the toolbar asks for stands alone. */
const inSchemes = (draw: (theme: Theme, scheme: 'dark' | 'light') => ReactNode): Story => ({
  render: (_, { globals }) => {
    const { brands, scheme: asked } = readToolbar(globals);
    const theme = themes[brands[0] ?? ''];
    const schemes = theme ? schemesOf(theme) : [];
    const shown = asked && schemes.includes(asked) ? [asked] : schemes;
    return <>{theme && shown.map((scheme) => <div key={scheme}>{draw(theme, scheme)}</div>)}</>;
  },
});

export const Colours = inSchemes((theme, scheme) => <ColourRoles theme={theme} scheme={scheme} />);
export const Contrast = inSchemes((theme, scheme) => <ContrastFigures theme={theme} scheme={scheme} />);
export const Type = page((theme) => <TypeScale theme={theme} />);
export const Space = page((theme) => <Spaces theme={theme} />);
export const RadiusAndElevation = page((theme) => (
  <>
    <Radii theme={theme} />
    <Elevation theme={theme} />
  </>
));
export const MotionOnDemand = page((theme) => <Motion theme={theme} />);
export const DensityOfTheBrand = page((theme, _, density) => <Density theme={theme} density={density} />);
export const Looks = page((_, brand) => <NamedLooks brand={brand} />);
