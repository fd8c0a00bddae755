import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from 'shared-contracts/testing';
import { keepDownloads, renderShop } from '../testing';
import { useDownload } from './download';

function Pdf() {
  const { refusal, download } = useDownload({
    path: 'orders/3/pdf',
    name: () => 'CMD-3.pdf',
    missing: 'Ce document n’existe pas.',
  });
  return (
    <>
      <button type="button" onClick={() => void download()}>
        PDF
      </button>
      <p role="alert">{refusal}</p>
    </>
  );
}

const call = 'GET orders/3/pdf';
const press = async () => userEvent.click(screen.getByRole('button', { name: 'PDF' }));

it.each([
  ['the message of the API', refused(503, { message: 'Votre document est en préparation.' }), /préparation/],
  ['its own message if the API has no such file', refused(404), /n’existe pas/],
])('a failed download shows %s, and saves the file on retry', async (_which, refusal, words) => {
  const downloads = keepDownloads();
  const { http } = await renderShop({
    routes: [{ path: '/', element: <Pdf /> }],
    answers: { [call]: refusal },
  });
  await press();
  expect(await screen.findByText(words)).toBeVisible();
  expect(downloads).toEqual([]);
  http.answers[call] = new Blob(['%PDF']);

  await press();

  await waitFor(() => expect(downloads).toMatchObject([{ name: 'CMD-3.pdf' }]));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
