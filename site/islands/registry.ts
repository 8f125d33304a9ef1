/** All islands. The key is the name of the island's folder and file. */
export const registry = {
  'contact-form': () => import('./contact-form/contact-form.tsx').then(({ ContactForm }) => ContactForm),
  'booking-form': () => import('./booking-form/booking-form.tsx').then(({ BookingForm }) => BookingForm),
  chat: () => import('./chat/chat.tsx').then(({ Chat }) => Chat),
  'account-form': () => import('./account-form/account-form.tsx').then(({ AccountForm }) => AccountForm),
  'account-panel': () => import('./account-panel/account-panel.tsx').then(({ AccountPanel }) => AccountPanel),
  'ai-carousel': () => import('./ai-carousel/ai-carousel.tsx').then(({ AiCarousel }) => AiCarousel),
  'package-picker': () => import('./package-picker/package-picker.tsx').then(({ PackagePicker }) => PackagePicker),
  'service-tabs': () => import('./service-tabs/service-tabs.tsx').then(({ ServiceTabs }) => ServiceTabs),
  slideshow: () => import('./slideshow/slideshow.tsx').then(({ Slideshow }) => Slideshow),
};
