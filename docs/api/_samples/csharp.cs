using System.Net;
using System.Text.Json;

var url = string.Concat(new[]
{
    "ADDRESS",
    "&PARAMETER",
});

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(20) };
using var response = await http.GetAsync(url);
var body = await response.Content.ReadAsStringAsync();
if (response.StatusCode != HttpStatusCode.OK)
{
    Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
    return 1;
}

using var answer = JsonDocument.Parse(body);
if (answer.RootElement.TryGetProperty("error", out var code))
{
    Console.Error.WriteLine(code);
    return 1;
}
Console.WriteLine(body);
return 0;
