import { useBrand } from './services.tsx';

/** The page's name in tab, history and for readers: React moves it into the head. */
export function PageTitle({ title }: { title: string | undefined }) {
  const brand = useBrand();
  return <title>{title ? `${title} · ${brand.name}` : brand.name}</title>;
}
