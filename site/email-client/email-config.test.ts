import { expect, test, vi } from 'vitest';

test('a hosted e-mail service is taken from the build’s settings, each route with its own service, template and recipient', async () => {
  const settings = {
    ORIGIN: 'https://mail.example',
    USER_ID: 'account',
    SERVICE_ID: 'service',
    TEMPLATE_ID: 'template',
    TO: 'to@mail.example',
    BACKUP_SERVICE_ID: 'backup-service',
    BACKUP_TEMPLATE_ID: 'backup-template',
    BACKUP_TO: 'backup@mail.example',
    BOOKING_SERVICE_ID: 'booking-service',
    BOOKING_TEMPLATE_ID: 'booking-template',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`EMAIL_${name}`, value);
  vi.resetModules();
  const { emailConfig } = await import('./email-config.ts');
  expect(emailConfig).toEqual({
    origin: 'https://mail.example',
    base: 'https://mail.example',
    userId: 'account',
    contact: {
      primary: { serviceId: 'service', templateId: 'template', to: 'to@mail.example' },
      backup: { serviceId: 'backup-service', templateId: 'backup-template', to: 'backup@mail.example' },
    },
    booking: { serviceId: 'booking-service', templateId: 'booking-template', to: 'to@mail.example' },
  });
});
