/** Words that the search of the site leaves out: they are on every page and find none. */
export const stopWords =
  'an and are as at be by can do for from has have how if in into is it its me my no not of on or our so than that the their them then there they this to us was we what when where which who why will with you your';

/** What this website calls itself: no page that says so is one about websites. */
export const ownName = 'this website';
