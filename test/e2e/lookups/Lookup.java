// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;

/**
 * Looks a name up as Java does and connects to its addresses in their order until one answers. usage: Lookup NAME PORT.
 * Says the addresses, then "connected ADDRESS"; or "error TEXT".
 */
class Lookup {
    public static void main(String[] words) {
        InetAddress[] found;
        try {
            found = InetAddress.getAllByName(words[0]);
        } catch (UnknownHostException error) {
            System.out.println("error " + error.getMessage());
            return;
        }
        for (InetAddress address : found) System.out.println(address.getHostAddress());
        for (InetAddress address : found) {
            try (Socket socket = new Socket(address, Integer.parseInt(words[1]))) {
                System.out.println("connected " + address.getHostAddress());
                return;
            } catch (IOException error) {
                System.out.println("not connected " + error.getMessage());
            }
        }
    }
}
