/** For looks whose titles stand beside a picture, on their own ground: a film's own letters belong on its artwork, here the brand writes. */
export const letteringAsText = '--lettering-place: contents; --lettering-picture: none; --lettering-text: inline;';
