import glaze from './glaze.module.css';

/** The grounds of a section that has its own margins above and below: the classes of each. */
export const grounds = { plain: 'section', band: 'section band', glaze: `section ${glaze.glaze}` };
