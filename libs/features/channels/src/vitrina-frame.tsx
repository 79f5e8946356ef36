import styled from 'styled-components';

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

/** A channel that its own page plays: ours stays away from its controls. LIVE-052 */
export const VitrinaFrame = ({ name, url }: { name: string; url: string }) => (
  <Frame title={name} src={url} allow="autoplay; fullscreen; encrypted-media; picture-in-picture" />
);
